import { useEffect, useState } from 'react';
import { fullWords } from '~/content/conflicts';
import type { StorageUse as Use } from '~/data/backup';
import { openBackup } from '~/data/open/backup';
import { StorageMeter } from '~/parts/admin/StorageMeter';
import * as css from './WaysOut.module.css';

/** How full the browser's storage is, where that is why nothing can be saved. */
export function StorageUse() {
  const [use, setUse] = useState<Use | null>(null);
  useEffect(() => {
    let gone = false;
    openBackup().then(
      (backup) => gone || setUse(backup.storageUse()),
      // the words above have said what matters
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  if (!use) return null;
  return (
    <div>
      <p className={css.text}>{fullWords.text(use.used, use.quota)}</p>
      <StorageMeter used={use.used} quota={use.quota} />
    </div>
  );
}
