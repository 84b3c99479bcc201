import { clsx } from 'clsx';
import { conflictWords } from '~/content/conflicts';
import type { DiffLine } from '~/domain/lineDiff';
import { clampText } from '~/domain/text';
import * as css from './DiffText.module.css';

/** More would take long to draw, and longer to read. */
const MOST_LINES = 300;
const MOST_CHARACTERS = 2000;

interface Props {
  /** Of the text itself, which describes the choice of it. */
  id: string;
  /** Of what scrolls it. */
  label: string;
  lines: readonly DiffLine[];
  /** Whether it is read letter by letter. */
  code: boolean;
}

/** One of two texts, with the lines marked that the other does not have. */
export function DiffText({ id, label, lines, code }: Props) {
  const isEmpty = lines.every((line) => line.kind === 'changed' && isBlank(line));
  const rest = lines.length - MOST_LINES;
  return (
    <div
      className={clsx(css.root, code && css.code)}
      dir="auto"
      // what scrolls has to be reached by the keyboard, too
      tabIndex={0}
      role="group"
      aria-label={label}
    >
      <div id={id}>
        {isEmpty && <p className={css.note}>{conflictWords.empty}</p>}
        {!isEmpty &&
          lines.slice(0, MOST_LINES).map((line, index) => <Line key={index} line={line} />)}
        {rest > 0 && <p className={css.note}>{conflictWords.further(rest)}</p>}
      </div>
    </div>
  );
}

function Line({ line }: { line: DiffLine }) {
  if (line.kind === 'skipped')
    return <p className={css.note}>{conflictWords.skipped(line.count)}</p>;
  if (line.kind === 'same')
    return <p className={css.line}>{clampText(line.text, MOST_CHARACTERS)}</p>;
  return (
    <p className={css.line}>
      {clampText(line.before, MOST_CHARACTERS)}
      <mark className={css.changed}>{clampText(line.text, MOST_CHARACTERS)}</mark>
      {clampText(line.after, MOST_CHARACTERS)}
    </p>
  );
}

const isBlank = ({ before, text, after }: DiffLine & { kind: 'changed' }): boolean =>
  before + text + after === '';
