import { answer, answerPost, refuse } from '../_shared/answer.ts';
import { bodyOf } from '../_shared/body.ts';
import { callerOf } from '../_shared/caller.ts';
import type { AdminClient } from '../_shared/database.ts';
import { asList, fieldsIn } from '../_shared/fields.ts';
import { forbidden, refusals } from '../_shared/refusal.ts';
import { words } from '../_shared/words.ts';
import { articleKind } from './articles.ts';
import { channelKind } from './channels.ts';
import { moveKind } from './moveKind.ts';

const MAX_ROWS = 500;
const MAX_BYTES = 5_000_000;

/**
 * Brings the articles and channels of a browser's storage into the database, for an Admin:
 * `{dryRun, articles, channels}` answers `{results}`, one for each record. What is there already
 * stays as it is, so that a repetition doubles nothing; a dry run writes nothing.
 */
export function moveIn(request: Request, admin: AdminClient): Promise<Response> {
  return answerPost(request, async () => {
    const body = await bodyOf(request, MAX_BYTES);
    const caller = await callerOf(request, admin);
    if (!caller) return refuse(refusals.noSession);
    if (caller.role !== 'Admin') return refuse(forbidden(words.moveIn));
    if (body === null) return refuse(refusals.tooLarge);
    const input = fieldsIn(body);
    if (!input) return refuse(refusals.notJson);
    const articles = asList(input['articles']);
    const channels = asList(input['channels']);
    if (articles.length + channels.length > MAX_ROWS) return refuse(refusals.tooLarge);

    // only a plain false writes: a request that forgot to say is not taken for one
    const isDry = input['dryRun'] !== false;
    const now = new Date();
    const results = [
      ...(await moveKind(articleKind(admin, caller.id, now), articles, isDry)),
      ...(await moveKind(channelKind(admin, now), channels, isDry)),
    ];
    return answer({ results });
  });
}
