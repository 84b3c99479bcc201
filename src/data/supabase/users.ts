import { permissions } from '~/content/admin/permissions';
import type { StaffUser } from '~/domain/entities';
import { comparablePassword } from '~/domain/password';
import { can } from '~/domain/permissions';
import { ok, type Result } from '~/domain/result';
import { fetchCode } from '~/lib/fetchCode';
import type { Fields } from '~/lib/fields';
import type { CurrentStaff } from '../actor';
import { changeRefused, failure, type Refuse, viewRefused } from '../failures';
import { joinAccounts } from '../joinAccounts';
import type { Opened } from '../joinEdits';
import { whyMissing } from '../missingCode';
import { parseStaffUser } from '../parse';
import { type StaffFields, type StaffUserInput, userPages, type Users } from '../users';
import type { Changes } from './changes';
import type { Send } from './deadline';
import type { AskFunction } from './edgeFunction';
import { removedAfterAll, tellOnceReached } from './lostAnswer';

/** Staff accounts, by way of the Edge Function: only there is the key that may touch them. */
export function createSupabaseUsers(
  url: string,
  send: Send,
  currentStaff: CurrentStaff,
  changes: Changes,
): Users & { invite: Invite } {
  // only an Admin ever asks, so its code comes with the first call
  const ask: AskFunction = async (name, input, read) => {
    const code = await fetchCode(() => import('./edgeFunction')).catch(() => null);
    if (!code) return failure('network', await whyMissing());
    return code.createFunctions(url, send)(name, input, read);
  };

  /** A non-Admin is refused here in the words for it; the function refuses in any case. */
  async function call<T>(
    action: string,
    refuse: Refuse,
    input: object,
    read: (answer: Fields) => T | null,
  ): Promise<Result<T>> {
    const actor = await currentStaff();
    if (!actor.ok) return actor;
    if (!can(actor.value?.role ?? null, 'users.manage')) return refuse(actor.value);
    const answer = await ask('staff-users', { action, ...input }, read);
    if (action === 'list') return answer;
    if (answer.ok) changes.tell();
    else tellOnceReached(answer, list, changes);
    return answer;
  }

  const list = () => call('list', viewRefused(permissions.viewUsers), {}, usersIn);

  /**
   * An edit joined with what others have saved since it was opened: the function writes the whole
   * account, and somebody renamed must not get back a role that was taken from them. It is told
   * when what was joined with is from, and refuses where that is no longer what it has.
   */
  async function withNewer(
    id: string,
    input: StaffUserInput,
    opened: Opened<StaffFields> | undefined,
  ): Promise<Result<StaffUserInput & { seen?: string }>> {
    if (!opened) return ok(input);
    const listed = await list();
    // who may not look may not change either, and is told so by the call itself
    if (!listed.ok) return listed.error.code === 'forbidden' ? ok(input) : listed;
    const stored = listed.value.find((each) => each.id === id);
    // whoever is gone the function tells of
    if (!stored) return ok(input);
    const joined = joinAccounts(input, stored, opened);
    return joined.ok ? ok({ ...input, ...joined.value, seen: stored.updatedAt }) : joined;
  }

  async function update(
    id: string,
    input: StaffUserInput,
    opened?: Opened<StaffFields>,
    tries = 3,
  ): Promise<Result<StaffUser>> {
    const joined = await withNewer(id, input, opened);
    if (!joined.ok) return joined;
    const changed = await call(
      'update',
      changeRefused(permissions.updateUsers),
      { id, ...withComparablePassword(joined.value) },
      userIn,
    );
    const isLate = !changed.ok && changed.error.code === 'conflict';
    return isLate && tries > 1 ? update(id, input, opened, tries - 1) : changed;
  }

  return {
    list,
    page: userPages(list),
    create: (input) =>
      call('create', changeRefused(permissions.addUsers), withComparablePassword(input), userIn),
    update: (id, input, opened) => update(id, input, opened),
    async remove(id) {
      const refuse = changeRefused(permissions.deleteUsers);
      const removed = await call('delete', refuse, { id }, deletedIn);
      if (removed.ok) return removed;
      return removedAfterAll(removed, async () => {
        const left = await list();
        return left.ok && !left.value.some((each) => each.id === id);
      });
    },
    invite: (input) => call('invite', changeRefused(permissions.addUsers), input, userIn),
    subscribe: changes.subscribe,
  };
}

/** Adds a member of staff who chooses the password by a link in an e-mail. */
export type Invite = (input: StaffFields) => Promise<Result<StaffUser>>;

const withComparablePassword = (input: StaffUserInput): StaffUserInput => ({
  ...input,
  password: comparablePassword(input.password),
});

const userIn = (answer: Fields): StaffUser | null => parseStaffUser(answer['user']);

const deletedIn = ({ deleted }: Fields): boolean | null =>
  typeof deleted === 'boolean' ? deleted : null;

function usersIn({ users }: Fields): readonly StaffUser[] | null {
  if (!Array.isArray(users)) return null;
  const read = users.map(parseStaffUser);
  const sound = read.filter((user) => user !== null);
  return sound.length === read.length ? sound : null;
}
