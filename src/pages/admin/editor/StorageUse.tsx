import { useEffect, useState } from 'react';
import { fullWords } from '~/content/conflicts';
import { openBackup, type StorageUse as Use } from '~/data/backup';
import { Meter } from '~/ui/Meter';
import * as css from './Ways.module.css';

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
      <Meter label={fullWords.meter} value={use.used} max={use.quota} high={use.quota * 0.8} />
    </div>
  );
}
