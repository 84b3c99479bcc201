import { permissions } from '~/content/admin/permissions';
import { adminMoveIn } from '~/content/admin/moveIn';
import { normaliseEmail } from '~/domain/email';
import type { StaffItem } from '~/domain/moveIn';
import type { MoveAnswer, MoveAnswers } from '~/domain/moveInRows';
import { can } from '~/domain/permissions';
import { ok, type Result } from '~/domain/result';
import type { CurrentStaff } from '../actor';
import { forbidden, isPassing } from '../failures';
import { rowsOf } from './readAnswer';
import type { Rest } from './rest';
import { profileSelect, toProfile } from './profileRows';
import type { Invite } from './users';

interface Deps {
  rest: Rest;
  users: { invite: Invite };
  currentStaff: CurrentStaff;
}

/** Invites staff whose addresses are new; with `dryRun` only says who would be. */
export async function bringStaff(
  { rest, users, currentStaff }: Deps,
  items: readonly StaffItem[],
  dryRun: boolean,
): Promise<Result<MoveAnswers>> {
  const answers = new Map<string, MoveAnswer>();
  if (items.length === 0) return ok(answers);
  const actor = await currentStaff();
  if (!actor.ok) return actor;
  // who may not read others' profiles would find every address new
  if (!can(actor.value?.role ?? null, 'users.manage')) {
    return forbidden(permissions.addUsers);
  }
  const known = await accountsOf(rest, items);
  if (!known.ok) return known;

  const answerFor = new Map(known.value);
  for (const { id, record } of items) {
    const address = normaliseEmail(record.email);
    const there = answerFor.get(address);
    if (!there && !dryRun) {
      const { name, email, role } = record;
      const invited = await users.invite({ name, email, role });
      if (!invited.ok && isPassing(invited.error)) return invited;
      answers.set(id, invited.ok ? added : failed(invited.error.message));
    } else answers.set(id, there ?? added);
    if (!there) answerFor.set(address, exists);
  }
  return ok(answers);
}

const added: MoveAnswer = { outcome: 'added', reason: '' };
const exists: MoveAnswer = { outcome: 'exists', reason: '' };
const failed = (reason: string): MoveAnswer => ({ outcome: 'failed', reason });

/** What is to be said of those addresses that have an account, a customer's included. */
async function accountsOf(
  rest: Rest,
  items: readonly StaffItem[],
): Promise<Result<ReadonlyMap<string, MoveAnswer>>> {
  const addresses = items.map(({ record }) => normaliseEmail(record.email));
  const found = rowsOf(
    await rest.from('profiles').select(profileSelect).in('email', addresses),
    toProfile,
  );
  if (!found.ok) return found;
  const answers = found.value.map(
    ({ email, role }) =>
      [normaliseEmail(email), role ? exists : failed(adminMoveIn.customer)] as const,
  );
  return ok(new Map(answers));
}
