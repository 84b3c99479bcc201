/** The report of a move as a text file. */
import { countOutcomes, type MoveRow } from '~/domain/moveInRows';
import { adminMoveIn } from './admin/moveIn';

const { report, table, plan } = adminMoveIn;

/** What became of a row, or in a preview would, in words. */
export function outcomeText({ item, outcome }: MoveRow, step: 'plan' | 'report'): string {
  const words = step === 'plan' ? plan : report;
  return item.kind === 'staff' && outcome === 'added' ? words.invited : words.outcomes[outcome];
}

export const nameOf = ({ item }: MoveRow): string => item.name.trim() || table.unnamed;

/** A line each, the summary first; `when` says when it was. */
export const reportText = (rows: readonly MoveRow[], when: string): string =>
  [report.title(when), report.summary(countOutcomes(rows)), '', ...rows.map(lineOf), ''].join('\n');

function lineOf(row: MoveRow): string {
  const outcome = [outcomeText(row, 'report'), row.reason].filter(Boolean).join(': ');
  // a name with line breaks must not look like several records
  return [table.kinds[row.item.kind], nameOf(row), outcome]
    .map((text) => text.replace(/\s+/g, ' '))
    .join('\t');
}
