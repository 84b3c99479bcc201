import { ok } from '~/domain/result';
import { failure } from '../failures';
import type { LostStaff } from '../lostStaff';
import { type Accounts, staffTable } from './accounts';
import type { Environment } from './environment';
import { readRecords } from './records';
import { seedAccounts } from './seed';

/** The staff accounts of `storage` if none can be read; null if one can, or none was stored. */
export function lostStaffIn(
  { storage }: Pick<Environment, 'storage'>,
  { accounts }: { accounts: Accounts },
): LostStaff | null {
  const { key, parse } = staffTable;
  const text = storage.get(key);
  // what was never written is seeded
  if (!text) return null;
  const { records, damaged } = readRecords(text, parse);
  if (records.length > 0) return null;
  const seeds = seedAccounts();
  return {
    damaged: damaged.length > 0 ? { [key]: damaged.join('\n') } : {},
    async restore() {
      for (const account of seeds) {
        const added = await accounts.staff.insert((present) =>
          present.every(({ id }) => seeds.some((seed) => seed.id === id && id !== account.id))
            ? ok(account)
            : failure('taken', ''),
        );
        // another tab was faster
        if (!added.ok && added.error.code !== 'taken') return added;
      }
      return ok(null);
    },
  };
}
