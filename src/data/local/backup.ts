import { permissions } from '~/content/admin/permissions';
import { backupMessages } from '~/content/admin/backup';
import { networkWords } from '~/content/network';
import { ok, type Result } from '~/domain/result';
import type { Auth } from '../auth';
import { BACKUP_KINDS, type Backup, type BackupKind } from '../backup';
import { failure, forbidden } from '../failures';
import type { Profiles } from '../profiles';
import { liveStaff } from '../liveStaff';
import { type BackupContent, backupName, readBackup, writeBackup } from './backupFormat';
import { changesOf, planned, readKind } from './backupPlan';
import { backupTables, kindsFor } from './backupTables';
import type { Environment } from './environment';
import { isPersisted } from './persistence';
import { damagedEntries } from './records';
import { measureStorage } from './storageUse';
import { type Entry, withKeys, writeAll } from './writeAll';

/** Backups of what a browser's storage holds. */
export function createLocalBackup(
  environment: Environment,
  { auth, profiles }: { auth: Auth; profiles: Profiles },
): Backup {
  const { storage, now } = environment;
  const currentStaff = liveStaff(auth, profiles);

  /** Sees the newest records of some kinds, as the lists show them, and keeps other tabs waiting. */
  const over = <T>(kinds: readonly BackupKind[], work: () => Promise<T>): Promise<T> =>
    withKeys(
      environment,
      kinds.map((kind) => backupTables[kind].key),
      work,
    );

  const textsOf = (kinds: readonly BackupKind[]) =>
    JSON.stringify(kinds.map((kind) => storage.get(backupTables[kind].key)));

  async function restore(
    records: BackupContent['records'],
    shownOver: string,
    signal?: AbortSignal,
  ): Promise<Result<number>> {
    const kinds = BACKUP_KINDS.filter((kind) => records[kind]);
    return over(kinds, async () => {
      // looked at again: since the preview the account may have lost its role
      const staff = await currentStaff();
      if (!staff.ok) return staff;
      const actor = staff.value;
      const allowed = kindsFor(actor);
      if (!actor || !kinds.every((kind) => allowed.includes(kind)))
        return forbidden(permissions.page);
      if (textsOf(kinds) !== shownOver) return failure('conflict', backupMessages.savedMeanwhile);
      // other tabs may have kept it waiting for long
      if (signal?.aborted) return failure('cancelled', networkWords.cancelled);
      const next = planned(storage, records, kinds, actor);
      const written = writeAll(environment, [
        ...kinds.flatMap((kind) =>
          damagedEntries(backupTables[kind].key, readKind(storage, kind), now()),
        ),
        ...next.map(({ kind, to }): Entry => [backupTables[kind].key, JSON.stringify(to)]),
      ]);
      return written.ok ? ok(next.reduce((count, { to }) => count + to.length, 0)) : written;
    });
  }

  return {
    storageUse: () => measureStorage(storage),
    isPersisted,

    async save() {
      const staff = await currentStaff();
      if (!staff.ok) return staff;
      const kinds = kindsFor(staff.value);
      if (kinds.length === 0) return forbidden(permissions.page);
      const createdAt = now().toISOString();
      const records = await over(kinds, async () =>
        Object.fromEntries(kinds.map((kind) => [kind, readKind(storage, kind).records])),
      );
      return ok({
        name: backupName(createdAt),
        text: writeBackup({ createdAt, records }),
      });
    },

    async read(text) {
      const staff = await currentStaff();
      if (!staff.ok) return staff;
      const actor = staff.value;
      const allowed = kindsFor(actor);
      if (!actor || allowed.length === 0) return forbidden(permissions.page);
      const content = readBackup(text);
      if (!content.ok) return content;
      const { createdAt, records } = content.value;
      const held = BACKUP_KINDS.filter((kind) => records[kind]);
      const kinds = held.filter((kind) => allowed.includes(kind));
      if (kinds.length === 0) return forbidden(backupMessages.nothingForYou);
      const restored = Object.fromEntries(kinds.map((kind) => [kind, records[kind]]));
      const [steps, shownOver] = await over(
        kinds,
        async () => [planned(storage, restored, kinds, actor), textsOf(kinds)] as const,
      );
      return ok({
        createdAt,
        changes: steps.map(changesOf),
        repeated: steps.flatMap(({ repeated }) => repeated),
        leftOut: held.filter((kind) => !allowed.includes(kind)),
        restore: (signal) => restore(restored, shownOver, signal),
      });
    },
  };
}
