import { adminMessages } from '~/content/adminMessages';
import { messages } from '~/content/messages';
import { downloadText } from '~/lib/downloadText';
import { useResource } from '~/parts/admin/useResource';
import { Button } from '~/ui/Button';
import { Callout } from '~/ui/Callout';
import * as css from './StorageNotice.module.css';

/** Says on every staff page when the browser's storage cannot be relied on. */
export function StorageNotice() {
  const { resource: health } = useResource({
    load: async (admin) => admin.health(),
    subscribe: (admin, onChange) => admin.articles.subscribe(onChange),
  });
  if (health.status !== 'ready') return null;
  const { persistent, newer, damaged } = health.value;
  const hasDamage = Object.keys(damaged).length > 0;
  if (persistent && !newer && !hasDamage) return null;

  return (
    <div className={css.root}>
      {!persistent && <Callout tone="warning">{messages.storage.unavailable}</Callout>}
      {newer && <Callout tone="warning">{messages.storage.newerVersion}</Callout>}
      {hasDamage && (
        <Callout tone="warning">
          <p>{adminMessages.storage.damaged}</p>
          <Button
            variant="secondary"
            onClick={() =>
              downloadText('wrenview-unreadable.json', JSON.stringify(damaged, null, 2))
            }
          >
            {adminMessages.storage.downloadDamaged}
          </Button>
        </Callout>
      )}
    </div>
  );
}
