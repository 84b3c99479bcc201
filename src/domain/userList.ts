import { ROLES, type StaffUser } from './entities';
import type { ListRules } from './listQuery';
import type { ListDefaults } from './listState';

/** As profiles are listed: the account that was changed last comes first. */
export const userListDefaults: ListDefaults = {
  sort: 'updated',
  descending: true,
  filters: ['role'],
};

/** How the list of staff is searched, sorted and filtered; roles sort by what they may do. */
export const userListRules: ListRules<StaffUser> = {
  searchIn: ({ name, email }) => [name, email],
  sortBy: {
    name: ({ name }) => name,
    email: ({ email }) => email,
    role: ({ role }) => ROLES.indexOf(role),
    updated: ({ updatedAt }) => updatedAt,
  },
  filterBy: { role: ({ role }) => role },
};
