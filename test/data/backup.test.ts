import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { adminMessages } from '~/content/adminMessages';
import type { Backup, BackupPlan } from '~/data/backup';
import { createLocalBackup } from '~/data/local/backup';
import { createLocalAccount } from '~/data/local/accountBackend';
import { storageKeys } from '~/data/local/keys';
import { asFields, type Fields } from '~/lib/fields';
import type { Person } from './contract/world';
import type { FakeBrowser } from './fakes/environment';
import { ids, peopledBrowser, startSession } from './local/world';
import { failed, value } from './outcome';

const backup = suite('backup of local data');

const words = adminMessages.settings;
const channel = (id: string, name = id) => ({
  id,
  name,
  category: 'News',
  streamUrl: 'https://stream.example/x',
  logoUrl: '',
  isFeatured: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
});
