import { Problem } from './problem';

/** Which rows of the result are wanted; a limit of null means all that follow. */
export interface Range {
  offset: number;
  limit: number | null;
}

/** What both the parameters `limit` and `offset` and the Range header leave. */
export function readRange(params: URLSearchParams, header: string): Range {
  const limit = wholeNumber(params.get('limit'));
  if (limit !== null && limit < 0) {
    throw notSatisfiable('Limit should be greater than or equal to zero.');
  }
  const offset = Math.max(0, wholeNumber(params.get('offset')) ?? 0);
  const [, first = '', last = ''] = /^(\d+)-(\d*)$/.exec(header) ?? [];
  if (last && Number(last) < Number(first)) {
    const rule = 'The lower boundary must be lower than or equal to the upper boundary';
    throw notSatisfiable(`${rule} in the Range header.`);
  }
  const start = Math.max(offset, Number(first));
  const end = Math.min(
    limit === null ? Infinity : offset + limit,
    last ? Number(last) + 1 : Infinity,
  );
  return { offset: start, limit: end === Infinity ? null : Math.max(0, end - start) };
}

const wholeNumber = (text: string | null): number | null =>
  text !== null && /^-?\d+$/.test(text) ? Number(text) : null;

/** @param total of all rows, where it is known */
export const notSatisfiable = (details: string, total?: number) =>
  new Problem(416, 'PGRST103', 'Requested range not satisfiable', details, null, {
    ...(total !== undefined && { 'Content-Range': `*/${total}` }),
  });
