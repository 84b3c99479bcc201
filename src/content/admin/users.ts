import { isEmbedded } from '../mode';
import { userLabels } from './userLabels';

export const adminUsers = {
  heading: 'Manage Users',
  add: 'Add New User',
  columns: ['Name', 'Email', 'Role', 'Actions'],
  rowMenu: (name: string) => `Actions for ${name}`,
  edit: 'Edit',
  delete: 'Delete',
  cancel: 'Cancel',
  confirm: 'Delete User',
  noEmail: 'N/A',
  you: 'You',
  searchHint: 'Name or email',
  filters: { role: { label: 'Role', all: 'All roles' } },
  select: (name: string) => `Select ${name}`,
  count: (found: number) => (found === 1 ? '1 user' : `${found} users`),
  deleteSelected: 'Delete users',
  dialog: {
    headingNew: 'Create New User',
    headingEdit: 'Edit User',
    textNew: 'Add a new member of staff.',
    textEdit: 'Change the details of this member of staff.',
    ...userLabels,
    password: 'Password',
    passwordHint: 'At least 8 characters, with a letter (a to z) and a digit (0 to 9).',
    passwordEditHint:
      'Blank keeps the current one. A new one needs at least 8 characters, with a letter (a to z) and a digit (0 to 9).',
    passwordKeep: 'Leave blank to keep current',
    create: 'Create User',
    update: 'Update User',
    saving: 'Saving...',
  },
  /** Where the data is. */
  storage: isEmbedded
    ? 'Security warning: users and passwords are kept insecurely in this browser’s local storage. For demonstration only; do not use real passwords.'
    : 'Users are stored in the sign-in service. Changes take effect at once.',
} as const;
