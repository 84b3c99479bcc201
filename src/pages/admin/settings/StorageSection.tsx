import { useEffect, useState } from 'react';
import { storageUse } from '~/content/admin/backup';
import { messages } from '~/content/messages';
import type { Backup, StorageUse } from '~/data/backup';
import { ok } from '~/domain/result';
import { formatSize } from '~/domain/size';
import { StorageMeter } from '~/parts/admin/StorageMeter';
import { Callout } from '~/ui/Callout';
import { SettingsSection } from './SettingsSection';
import { storageLabel } from './storageLabel';
import * as css from './StorageSection.module.css';
import { withBackup } from './withBackup';

const words = storageUse;

type Measured = StorageUse & { lasting: boolean };

const measure = async (backup: Backup) =>
  ok({ ...backup.storageUse(), lasting: await backup.isPersisted() });

/** How full the browser's storage is, measured anew with every `revision`. */
export function StorageSection({ revision }: { revision: number }) {
  const [use, setUse] = useState<Measured | null>(null);
  useEffect(() => {
    let gone = false;
    void withBackup(measure).then((measured) => {
      if (!gone && measured.ok) setUse(measured.value);
    });
    return () => {
      gone = true;
    };
  }, [revision]);

  return (
    <SettingsSection heading={words.heading} text={words.text}>
      {use && (
        <>
          {!use.persistent && <Callout tone="warning">{messages.storage.unavailable}</Callout>}
          {use.persistent && !use.lasting && <Callout>{words.passing}</Callout>}
          <div>
            <p className={css.total}>{words.usedOf(formatSize(use.used), formatSize(use.quota))}</p>
            <StorageMeter used={use.used} quota={use.quota} />
          </div>
          <dl>
            {use.keys.map(({ key, size }) => (
              <div key={key} className={css.entry}>
                <dt className={css.label}>{storageLabel(key)}</dt>
                <dd className={css.size}>{formatSize(size)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </SettingsSection>
  );
}
