import { ROLES, type StaffUser } from './entities';
import type { ListRules } from './listQuery';
import type { ListDefaults } from './listState';

export const userListDefaults: ListDefaults = {
  sort: 'name',
  descending: false,
  filters: ['role'],
};

export const userListRules: ListRules<StaffUser> = {
  searchIn: ({ name, email }) => [name, email],
  sortBy: {
    name: ({ name }) => name,
    email: ({ email }) => email,
    role: ({ role }) => ROLES.indexOf(role),
  },
  filterBy: { role: ({ role }) => role },
};
