/** What stands beside a record that cannot be moved in, where that is known ahead. */
import { validateStaffUser } from '~/domain/adminValidation';
import type { Channel, StaffUser } from '~/domain/entities';
import type { MoveItem } from '~/domain/moveIn';
import { channelError } from './admin/channelErrors';
import { userError } from './admin/userErrors';

/** Why a record cannot be moved in; '' when nothing is known against it. */
export function moveInFault(item: MoveItem): string {
  if (item.kind === 'staff') return staffFault(item.record);
  if (item.kind === 'channel') return channelFault(item.record);
  return '';
}

function staffFault({ name, email, role }: StaffUser): string {
  // nobody's password moves, so none is judged
  const faults = validateStaffUser({ name, email, role, password: '' }, 'edit');
  for (const field of ['name', 'email', 'role'] as const) {
    const fault = faults[field];
    if (fault) return userError(field, fault);
  }
  return '';
}

/** The database's own rule: addresses that the form would refuse today may be old and good. */
function channelFault({ streamUrl }: Channel): string {
  return /^https?:\/\//i.test(streamUrl.trim()) ? '' : channelError('streamUrl', 'invalid-url');
}
