import { adminMoveIn } from '~/content/admin/moveIn';
import { moveInFault } from '~/content/moveInErrors';
import { isRecordItem, isStaffItem, type MoveItem } from '~/domain/moveIn';
import type { MoveAnswers } from '~/domain/moveInRows';
import { type Failed, ok, type Result } from '~/domain/result';
import { failure } from '../failures';
import { liveStaff } from '../liveStaff';
import type { MoveIn } from '../moveIn';
import type { SupabaseAccount } from './accountBackend';
import { createChanges } from './changes';
import { createFunctions } from './edgeFunction';
import { bringRecords } from './moveInRecords';
import { bringStaff } from './moveInStaff';
import { type Browser, holdingsIn, leftBehindIn, saveHoldings } from './moveInStorage';
import type { Config } from './rest';
import { createSupabaseUsers } from './users';

/** Moving in over the Edge Functions, as whoever is signed in. */
export function createSupabaseMoveIn(
  config: Config,
  { auth, profiles, rest, send }: SupabaseAccount,
  browser: Browser,
): MoveIn {
  const ask = createFunctions(config.url, send);
  const currentStaff = liveStaff(auth, profiles);
  const users = createSupabaseUsers(config.url, send, currentStaff, createChanges('users'));

  async function bring(items: readonly MoveItem[], dryRun: boolean): Promise<Result<MoveAnswers>> {
    const refused = answersWithoutAsking(items);
    const open = items.filter(({ id }) => !refused.has(id));
    const records = await bringRecords(ask, open.filter(isRecordItem), dryRun);
    if (!records.ok) return safeToRepeat(records);
    const staff = await bringStaff({ rest, users, currentStaff }, open.filter(isStaffItem), dryRun);
    if (!staff.ok) return safeToRepeat(staff);
    return ok(new Map([...refused, ...records.value, ...staff.value]));
  }

  return {
    holdings: () => holdingsIn(browser.storage),
    leftBehind: () => leftBehindIn(browser),
    save: () => saveHoldings(browser, new Date()),
    check: (items) => bring(items, true),
    move: (items) => bring(items, false),
  };
}

/** Records that a server would refuse, said before it is asked. */
const answersWithoutAsking = (items: readonly MoveItem[]): MoveAnswers =>
  new Map(
    items.flatMap((item) => {
      const reason = moveInFault(item);
      return reason ? [[item.id, { outcome: 'failed' as const, reason }]] : [];
    }),
  );

/** Elsewhere a change cut off by the deadline must be looked for before it is tried again. */
const safeToRepeat = (failed: Failed): Failed =>
  failed.error.code === 'timeout' ? failure('timeout', adminMoveIn.timedOut) : failed;
