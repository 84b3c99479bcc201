import { type GoTrueClient, isAuthApiError } from '@supabase/auth-js';
import { ok, type Result } from '~/domain/result';
import type { Auth, AuthUser } from '../auth';
import { failure } from '../failures';
import type { KeyValue } from '../keyValue';
import { storageKeys } from '../keys';
import { withPatience } from './deadline';
import type { Ending } from './ending';
import { failureOf } from './failures';
import { NetworkFault } from './fault';

type SignedIn = { id: string; email?: string | undefined } | null | undefined;

/** The person of the client's session, null where there is none. */
export const userOf = (user: SignedIn): AuthUser | null =>
  user ? { id: user.id, email: user.email ?? '' } : null;

/** Who is signed in; fails after `patience` ms, because to renew a token the client tries for 25 s. */
export const readSession = (client: GoTrueClient, patience: number) =>
  askSession(client.getSession(), patience);

/** Renews a session, with the same patience: whose it is then, null where the service refuses. */
export const renewSession = (client: GoTrueClient, token: string, patience: number) =>
  askSession(client.refreshSession({ refresh_token: token }), patience);

async function askSession(
  asked: ReturnType<GoTrueClient['getSession'] | GoTrueClient['refreshSession']>,
  patience: number,
): Promise<Result<AuthUser | null>> {
  try {
    const { data, error } = await withPatience<Awaited<typeof asked>>(asked, patience);
    // what the service itself refuses is a session that is over, which leaves nobody signed in
    if (isAuthApiError(error)) return ok(null);
    return error ? failureOf(error) : ok(userOf(data.session?.user));
  } catch (error) {
    if (error instanceof NetworkFault) return failure(error.code, error.message);
    throw error;
  }
}

/** Milliseconds between two looks for a session that was announced, and how many there are. */
const PAUSE = 20;
const LOOKS = 100;

/** Calls back when another person is signed in than before, or nobody; in any tab. */
export function followSession(
  client: GoTrueClient,
  storage: KeyValue,
  ending: Pick<Ending, 'takeLoss' | 'subscribe'>,
  onChange: Parameters<Auth['subscribe']>[0],
): () => void {
  let known: string | null | undefined;
  const tell = (user: AuthUser | null, lost = false) => {
    const id = user?.id ?? null;
    if (id === known) return;
    known = id;
    let looks = 0;
    const whenStored = () => {
      if (id !== known) return;
      // what another tab has stored arrives after its message; without it nobody would be signed in
      const isThere = id === null || storage.get(storageKeys.session)?.includes(id);
      if (isThere || ++looks > LOOKS) onChange(user, lost);
      else setTimeout(whenStored, PAUSE);
    };
    // the client must not be called again from within its own event
    setTimeout(whenStored, 0);
  };
  const { data } = client.onAuthStateChange((event, session) => {
    const user = userOf(session?.user);
    if (event === 'INITIAL_SESSION') known = user?.id ?? null;
    else tell(user, user === null && ending.takeLoss());
  });
  // a sign-out that the server did not hear of is told by the storage alone
  const stopOwn = ending.subscribe(() => tell(null, true));
  const stop = storage.subscribe((key) => {
    const ended = key === null || key === storageKeys.session;
    if (ended && storage.get(storageKeys.session) === null) tell(null);
  });
  return () => {
    data.subscription.unsubscribe();
    stop();
    stopOwn();
  };
}
