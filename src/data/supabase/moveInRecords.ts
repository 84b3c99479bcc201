import type { RecordItem } from '~/domain/moveIn';
import type { MoveAnswer, MoveAnswers } from '~/domain/moveInRows';
import { ok, type Result } from '~/domain/result';
import { asChoice, asFields, asText, type Fields } from '~/lib/fields';
import type { AskFunction } from './edgeFunction';

/** Brings articles and channels; with `dryRun` only asks what would become of them. */
export async function bringRecords(
  ask: AskFunction,
  items: readonly RecordItem[],
  dryRun: boolean,
): Promise<Result<MoveAnswers>> {
  if (items.length === 0) return ok(new Map());
  const of = (kind: RecordItem['kind']) => items.filter((item) => item.kind === kind);
  const [articles, channels] = [of('article'), of('channel')];
  const records = (some: readonly RecordItem[]) => some.map(({ record }) => record);
  const input = { dryRun, articles: records(articles), channels: records(channels) };
  return ask('move-in', input, (answer) => answersIn(answer, [...articles, ...channels]));
}

/** The function answers for articles, then for channels, each in the order they came in. */
function answersIn({ results }: Fields, items: readonly RecordItem[]): MoveAnswers | null {
  if (!Array.isArray(results) || results.length !== items.length) return null;
  const answers = new Map<string, MoveAnswer>();
  for (const [index, { id, kind }] of items.entries()) {
    const fields = asFields(results[index]);
    const outcome = asChoice(fields?.['outcome'], ['added', 'exists', 'failed'], null);
    if (!outcome || fields?.['kind'] !== kind) return null;
    answers.set(id, { outcome, reason: asText(fields['message']) });
  }
  return answers;
}
