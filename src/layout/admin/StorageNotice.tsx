import { adminStorage } from '~/content/admin/frame';
import { messages } from '~/content/messages';
import { networkWords } from '~/content/network';
import { ok } from '~/domain/result';
import { downloadUnreadable } from '~/parts/admin/downloadUnreadable';
import { useResource } from '~/parts/admin/useResource';
import { Button } from '~/ui/Button';
import { Callout } from '~/ui/Callout';
import * as css from './StorageNotice.module.css';

/** Says on every staff page when this browser's storage or clock cannot be relied on. */
export function StorageNotice() {
  const { resource: health } = useResource({
    load: async (admin) => {
      const found = await admin.health();
      return found.ok ? ok({ ...found.value, clockError: admin.clockError() }) : found;
    },
    subscribe: (admin, onChange) => admin.articles.subscribe(onChange),
  });
  if (health.status !== 'ready') return null;
  const { persistent, full, newer, damaged, clockError } = health.value;
  const hasDamage = Object.keys(damaged).length > 0;
  if (persistent && !full && !newer && !hasDamage && !clockError) return null;

  return (
    <div className={css.root}>
      {!persistent && <Callout tone="warning">{messages.storage.unavailable}</Callout>}
      {full && <Callout tone="warning">{messages.storage.full}</Callout>}
      {newer && <Callout tone="warning">{messages.storage.newerVersion}</Callout>}
      {clockError > 0 && <Callout tone="warning">{networkWords.wrongClock(clockError)}</Callout>}
      {hasDamage && (
        <Callout tone="warning">
          <p>{adminStorage.damaged}</p>
          <Button variant="secondary" onClick={() => downloadUnreadable(damaged)}>
            {adminStorage.downloadDamaged}
          </Button>
        </Callout>
      )}
    </div>
  );
}
