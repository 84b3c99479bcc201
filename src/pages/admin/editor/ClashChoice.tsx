import { useMemo } from 'react';
import { conflictWords } from '~/content/conflicts';
import { fieldLabels } from '~/content/fieldLabels';
import type { ArticleField } from '~/domain/articleDraft';
import { compareLines } from '~/domain/lineDiff';
import * as css from './ClashChoice.module.css';
import { DiffText } from './DiffText';
import type { Side } from './useConflict';

const CODE: ReadonlySet<ArticleField> = new Set(['content', 'schemaMarkup']);

interface Props {
  field: ArticleField;
  mine: string;
  theirs: string;
  choice: Side | undefined;
  onChoose: (side: Side) => void;
}

export const choiceId = (field: ArticleField, side: Side): string => `choice-${field}-${side}`;

/** Two texts for one field, side by side where there is room, and which of them is to stand. */
export function ClashChoice({ field, mine, theirs, choice, onChoose }: Props) {
  const [ours, others] = useMemo(() => compareLines(mine, theirs), [mine, theirs]);
  const sides = [
    { side: 'mine', label: conflictWords.mine, lines: ours },
    { side: 'theirs', label: conflictWords.theirs, lines: others },
  ] as const;

  return (
    <fieldset>
      <legend className={css.legend}>{fieldLabels[field]}</legend>
      <div className={css.sides}>
        {sides.map(({ side, label, lines }) => {
          const id = choiceId(field, side);
          return (
            <div key={side} className={css.side} data-chosen={choice === side || undefined}>
              <label className={css.label} htmlFor={id}>
                <input
                  id={id}
                  type="radio"
                  name={`choice-${field}`}
                  value={side}
                  checked={choice === side}
                  aria-describedby={`${id}-text`}
                  onChange={() => onChoose(side)}
                />
                {label}
              </label>
              <DiffText
                id={`${id}-text`}
                label={`${label}, ${fieldLabels[field]}`}
                lines={lines}
                code={CODE.has(field)}
              />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
