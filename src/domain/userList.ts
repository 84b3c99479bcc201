import { ROLES, type StaffUser } from './entities';
import type { ListRules } from './listQuery';
import type { ListDefaults } from './listState';

/** As profiles are listed: who was changed last comes first. */
export const userListDefaults: ListDefaults = {
  sort: 'updated',
  descending: true,
  filters: ['role'],
};

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
