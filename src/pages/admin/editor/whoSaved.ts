import type { Admin } from '~/data/admin';
import type { Article } from '~/domain/entities';
import { parseInstant } from '~/domain/instant';

/** An article is stored a moment before that is noted. */
const NEAR = 10_000;

/** Who saved this version of an article, from what staff did last in this browser; '' if unknown. */
export function whoSaved({ activity }: Pick<Admin, 'activity'>, { title, updatedAt }: Article) {
  const saved = parseInstant(updatedAt) ?? 0;
  const note = activity
    .list()
    .find(
      ({ kind, verb, name, at }) =>
        kind === 'article' &&
        verb === 'updated' &&
        name === title &&
        Math.abs((parseInstant(at) ?? 0) - saved) < NEAR,
    );
  return note?.actor ?? '';
}
