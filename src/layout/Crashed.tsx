import { crash } from '~/content/failures';
import { downloadText } from '~/lib/downloadText';
import type { UnsavedText } from '~/lib/unsaved';
import { Button, ButtonLink } from '~/ui/Button';
import * as css from './Crashed.module.css';
import { FailureNotice } from './FailureNotice';

export interface Incident {
  /** By which whoever saw it can name it; it stands on the console as well. */
  id: string;
  /** What was on screen then and not saved. */
  unsaved: readonly UnsavedText[];
}

/** Instead of a page that broke. */
export function Crashed({ id, unsaved }: Incident) {
  return (
    <FailureNotice heading={crash.heading} text={crash.text}>
      <Button onClick={() => location.reload()}>{crash.reload}</Button>
      {unsaved.map(({ name, text }) => (
        <Button
          key={name}
          variant="secondary"
          onClick={() => downloadText(name, text, 'text/plain')}
        >
          {crash.download}
        </Button>
      ))}
      <ButtonLink variant="secondary" href={crash.contact.href}>
        {crash.contact.label}
      </ButtonLink>
      <p className={css.reference}>
        {crash.reference} <code>{id}</code>
      </p>
    </FailureNotice>
  );
}
