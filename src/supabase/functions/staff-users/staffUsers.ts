import { answerPost, refuse } from '../_shared/answer.ts';
import { bodyOf } from '../_shared/body.ts';
import { callerOf } from '../_shared/caller.ts';
import type { AdminClient } from '../_shared/database.ts';
import { asText, fieldsIn, type Fields } from '../_shared/fields.ts';
import { forbidden, refusals } from '../_shared/refusal.ts';
import { words } from '../_shared/words.ts';
import { createUser, inviteUser } from './add.ts';
import type { Context } from './context.ts';
import { listUsers } from './list.ts';
import { deleteUser } from './remove.ts';
import { updateUser } from './update.ts';

/** Of a request; a person takes a few hundred. */
const MAX_BYTES = 64_000;

interface Action {
  run: (input: Fields, context: Context) => Promise<Response>;
  /** What somebody who is no Admin is told. */
  refusal: string;
}

const actions: Readonly<Record<string, Action>> = {
  list: { run: listUsers, refusal: words.viewUsers },
  create: { run: createUser, refusal: words.addUsers },
  invite: { run: inviteUser, refusal: words.addUsers },
  update: { run: updateUser, refusal: words.updateUsers },
  delete: { run: deleteUser, refusal: words.deleteUsers },
};

/**
 * What Admins do with staff accounts, as `{action, …}` in JSON. Every refusal is `{code, message}`
 * in the codes and words of the site's own data layer.
 */
export function staffUsers(request: Request, admin: AdminClient): Promise<Response> {
  return answerPost(request, async () => {
    const body = await bodyOf(request, MAX_BYTES);
    const caller = await callerOf(request, admin);
    if (!caller) return refuse(refusals.noSession);
    if (body === null) return refuse(refusals.tooLong);
    const input = fieldsIn(body);
    if (!input) return refuse(refusals.notJson);
    const name = asText(input['action']);
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!action) return refuse(refusals.unknownAction);
    if (caller.role !== 'Admin') return refuse(forbidden(action.refusal));
    return action.run(input, { admin, caller });
  });
}
