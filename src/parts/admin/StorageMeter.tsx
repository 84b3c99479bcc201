import { storageUse } from '~/content/admin/backup';
import type { StorageUse } from '~/data/backup';
import { Meter } from '~/ui/Meter';

/** How full the browser's storage is, as a bar; the last fifth of it is a warning. */
export const StorageMeter = ({ used, quota }: Pick<StorageUse, 'used' | 'quota'>) => (
  <Meter label={storageUse.heading} value={used} max={quota} high={quota * 0.8} />
);
