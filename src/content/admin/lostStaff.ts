/** Words of the staff login where this browser's staff accounts cannot be read. */
import { good } from '../toastText';

export const lostStaff = {
  text: 'No staff account in this browser can be read, so nobody can log in. What could not be read is kept.',
  download: 'Download what could not be read',
  restore: 'Restore the demo staff',
  restored: good('Demo Staff Restored', 'Log in with one of the demo accounts.'),
} as const;
