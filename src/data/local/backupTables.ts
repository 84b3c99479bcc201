import { seedArticles } from '~/content/seed';
import { seedChannels } from '~/content/seedChannels';
import { type Action, can } from '~/domain/permissions';
import type { SessionUser } from '~/domain/entities';
import { BACKUP_KINDS, type BackupKind } from '../backup';
import type { CustomerAccount, StaffAccount } from './accountRecords';
import { customerTable, staffTable } from './accounts';
import { articleTable, channelTable } from './contentTables';
import type { TableOptions } from './table';

/** As much as a backup has to know of a record. */
export interface BackupRecord {
  id: string;
  email?: string;
  slug?: string;
}

interface BackupTable extends TableOptions<BackupRecord> {
  /** Who may save and restore all of it. */
  action: Action;
  seed: () => readonly BackupRecord[];
}

/** Where each kind is kept. */
export const backupTables: Readonly<Record<BackupKind, BackupTable>> = {
  articles: { ...articleTable, seed: () => seedArticles, action: 'articles.edit' },
  channels: { ...channelTable, seed: () => seedChannels, action: 'channels.manage' },
  users: {
    ...staffTable,
    parse: (value) => withoutPassword(staffTable.parse(value)),
    action: 'users.manage',
  },
  customers: {
    ...customerTable,
    parse: (value) => withoutPassword(customerTable.parse(value)),
    action: 'users.manage',
  },
};

/** What somebody may save and restore; nothing for a guest. */
export const kindsFor = (actor: SessionUser | null): readonly BackupKind[] =>
  BACKUP_KINDS.filter((kind) => can(actor?.role ?? null, backupTables[kind].action));

/** A clear-text password of older data is not for a file, and none is taken from one. */
function withoutPassword(account: StaffAccount | CustomerAccount | null): BackupRecord | null {
  if (!account) return null;
  const { password: _, ...kept } = account;
  return kept;
}
