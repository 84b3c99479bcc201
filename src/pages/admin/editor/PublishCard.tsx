import { useEffect, useRef } from 'react';
import { articleEditor } from '~/content/admin/editor';
import { ARTICLE_STATUSES } from '~/domain/entities';
import type { ArticleFields } from '~/domain/articleDraft';
import type { Failure } from '~/domain/result';
import { Card } from '~/ui/Card';
import { FormError } from '~/ui/FormError';
import { SelectField } from '~/ui/SelectField';
import type { FieldProps } from './fieldProps';
import * as css from './PublishCard.module.css';
import { SaveButton } from './SaveButton';
import { WaysOut } from './WaysOut';

const { publish, statuses } = articleEditor;

interface Props {
  status: ReturnType<FieldProps>;
  isNew: boolean;
  busy: boolean;
  onCancel: () => void;
  /** Why the last save was refused. */
  problem: Failure | null;
  /** The content is longer than can be saved. */
  tooLong: boolean;
  /** What stands in the fields. */
  fields: () => ArticleFields;
  /** None where the article stands that it was typed in. */
  onSaveAsNew: (() => void) | null;
}

/** The article's status, saving it, and what to do when that was refused. */
export function PublishCard({ status, isNew, busy, onCancel, problem, tooLong, ...ways }: Props) {
  const outcome = useRef<HTMLDivElement>(null);
  // the button may have been pressed where this card is out of sight
  useEffect(() => {
    if (problem) outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);

  return (
    <Card heading={publish.heading}>
      <SelectField
        {...status}
        label={publish.status}
        options={ARTICLE_STATUSES.map((value) => ({ value, label: statuses[value] }))}
      />
      <div ref={outcome} className={css.outcome}>
        <FormError message={problem?.message} />
        {(problem || tooLong || ways.onSaveAsNew) && <WaysOut code={problem?.code} {...ways} />}
      </div>
      <div className={css.save}>
        <SaveButton isNew={isNew} busy={busy} onCancel={onCancel} />
        <p className={css.shortcut}>{publish.shortcut}</p>
      </div>
    </Card>
  );
}
