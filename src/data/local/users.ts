import { userFaults as words } from '~/content/admin/userFaults';
import { permissions } from '~/content/admin/permissions';
import { normaliseEmail } from '~/domain/email';
import type { SessionUser, StaffUser } from '~/domain/entities';
import { nextInstant } from '~/domain/instant';
import { can, canChangeRole, canDeleteUser } from '~/domain/permissions';
import { ok, type Result } from '~/domain/result';
import type { Deps } from '../actor';
import { changeRefused, failure, notFound, type Refuse, viewRefused } from '../failures';
import { cleaned, joinAccounts } from '../joinAccounts';
import { userPages, type Users } from '../users';
import { isWeakPassword, weakPassword } from '../weakPassword';
import { type StaffAccount, withPassword } from './accountRecords';
import type { Accounts } from './accounts';
import type { LocalAuth } from './auth';
import { canHash, hashPassword, insecureContext } from './credentials';
import { memoised } from '~/lib/memoised';

/** Staff accounts in the browser's storage, passwords as hashes only. */
export function createLocalUsers(
  { staff, customers }: Accounts,
  { currentStaff, now, newId, spendLinks }: Deps & Pick<LocalAuth, 'spendLinks'>,
): Users {
  async function asAdmin<T>(
    refuse: Refuse,
    work: (actor: SessionUser) => Promise<Result<T>>,
  ): Promise<Result<T>> {
    const actor = await currentStaff();
    if (!actor.ok) return actor;
    return actor.value && can(actor.value.role, 'users.manage')
      ? work(actor.value)
      : refuse(actor.value);
  }

  /** The same list while nothing changed: that is what keeps it sorted. */
  const shown = memoised((accounts: readonly StaffAccount[]) => accounts.map(withoutCredential));

  /** Says of an address whether it is another's than the account `id`'s, under the table's lock. */
  async function takenFrom(
    id: string | null,
  ): Promise<(email: string, accounts: readonly StaffAccount[]) => boolean> {
    const listed = await customers.list();
    const others = listed.ok ? listed.value : [];
    return (email, accounts) => {
      const address = normaliseEmail(email);
      const same = (each: { id: string; email: string }) =>
        each.id !== id && normaliseEmail(each.email) === address;
      return others.some(same) || accounts.some(same);
    };
  }

  const list = () =>
    asAdmin(viewRefused(permissions.viewUsers), async () => {
      const listed = await staff.list();
      return listed.ok ? ok(shown(listed.value)) : listed;
    });

  return {
    list,
    page: userPages(list),

    create: (input) =>
      asAdmin(changeRefused(permissions.addUsers), async () => {
        if (!input.password) return failure('password-required', words.passwordRequired);
        if (isWeakPassword(input.password)) return weakPassword();
        if (!canHash()) return insecureContext();
        const credential = await hashPassword(input.password);
        const isTaken = await takenFrom(null);
        const added = await staff.insert((accounts) =>
          isTaken(input.email, accounts)
            ? failure('email-taken', words.duplicateEmail)
            : ok({ ...cleaned(input), id: newId(), updatedAt: now().toISOString(), credential }),
        );
        return added.ok ? ok(withoutCredential(added.value)) : added;
      }),

    update: (id, input, opened) =>
      asAdmin(changeRefused(permissions.updateUsers), async (actor) => {
        if (input.password && isWeakPassword(input.password)) return weakPassword();
        if (input.password && !canHash()) return insecureContext();
        const credential = input.password ? await hashPassword(input.password) : null;
        const isTaken = await takenFrom(id);
        const changed = await staff.update(id, (account, accounts) => {
          if (!account) return notFound(words.notFound);
          const joined = joinAccounts(input, account, opened);
          if (!joined.ok) return joined;
          // an address that was left alone is what others made of it
          if (isTaken(joined.value.email, accounts))
            return failure('email-taken', words.duplicateEmail);
          if (account.role !== joined.value.role && !canChangeRole(actor, id)) {
            return failure('own-role', words.ownRole);
          }
          const updatedAt = nextInstant(account.updatedAt, now());
          const changed = { ...account, ...joined.value, updatedAt };
          return ok(credential ? withPassword(changed, credential) : changed);
        });
        if (!changed.ok) return changed;
        if (credential) spendLinks(id);
        return ok(withoutCredential(changed.value));
      }),

    remove: (id) =>
      asAdmin(changeRefused(permissions.deleteUsers), async (actor) =>
        canDeleteUser(actor, id)
          ? staff.remove(id, () => ok(true))
          : failure('own-account', words.ownAccount),
      ),

    subscribe: (onChange) => staff.subscribe(onChange),
  };
}

const withoutCredential = ({ id, name, email, role, updatedAt }: StaffAccount): StaffUser => ({
  id,
  name,
  email,
  role,
  updatedAt,
});
