import { fetchCode } from '~/lib/fetchCode';
import type { Backup } from '../backup';

/** Opens the backup of this page's storage; only the settings fetch the code. */
export async function openBackup(): Promise<Backup> {
  const [{ createLocalBackup }, { pageAccount, pageEnvironment }] = await fetchCode(() =>
    Promise.all([import('../local/backup'), import('../local/accountBackend')]),
  );
  return createLocalBackup(pageEnvironment, pageAccount);
}
