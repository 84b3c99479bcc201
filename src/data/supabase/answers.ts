import { networkWords } from '~/content/network';
import { messages } from '~/content/messages';
import { asFields, asText } from '~/lib/fields';
import { parseJson } from '~/lib/parseJson';
import type { Send } from './deadline';
import { NetworkFault } from './fault';

/** Seconds to wait where a server that refuses does not say. */
const USUAL_WAIT = 30;

/** The start of the code that a refusal for too many calls gets; seconds follow. */
export const THROTTLED = 'throttled:';

/**
 * `send` that passes on only what its caller can work with. A server's failure and an answer that
 * is no JSON become a `NetworkFault`, which never ends a session; a refusal for too many calls
 * tells the wait in its code.
 */
export function withSoundAnswers(send: Send): Send {
  return async (input, init) => {
    const response = await send(input, init);
    if (response.status === 429) return throttled(response, isRefresh(input));
    const text = await response.clone().text();
    if (response.status >= 500) {
      throw new NetworkFault('server', providerText(text) || networkWords.failed);
    }
    const mayBeEmpty = response.status > 200 && response.ok;
    const expected = init?.method !== 'HEAD' && !mayBeEmpty;
    if (text === '' ? expected : !isJson(text)) {
      throw new NetworkFault('unreadable', networkWords.unreadable);
    }
    return response;
  };
}

/** The words a provider gives for a failure; '' where there are none worth showing. */
function providerText(text: string): string {
  const fields = asFields(parseJson(text));
  const words = ['message', 'msg', 'error_description', 'error'].map((key) =>
    asText(fields?.[key]),
  );
  return words.find((each) => each.trim() !== '' && each !== '{}') ?? '';
}

/** A refused renewal must not end the session: that it came too often says nothing about it. */
async function throttled(response: Response, refresh: boolean): Promise<Response> {
  const text = await response.text();
  // the whole site's mails are used up, and nobody knows for how long
  if (/over_email/.test(text) && !/\d second/.test(text)) return new Response(text, response);
  const wait = waitOf(response.headers.get('Retry-After'), providerText(text));
  const message = messages.auth.tooManyAttempts(wait);
  if (refresh) throw new NetworkFault('throttled', message);
  const code = `${THROTTLED}${wait}`;
  return Response.json({ code, error_code: code, message }, { status: 429 });
}

/** The header holds seconds or a date (RFC 9110, 10.2.3); some servers say it in words only. */
function waitOf(header: string | null, words: string): number {
  const until = Date.parse(header ?? '');
  const seconds = Number(header ?? NaN) || (until - Date.now()) / 1000;
  const said = Number(/(\d+) seconds?/.exec(words)?.[1]);
  return Math.max(1, Math.ceil(seconds || said || USUAL_WAIT));
}

const isRefresh = (input: RequestInfo | URL): boolean =>
  String(input).includes('grant_type=refresh_token');

/** No server sends a bare `null`, and the clients on the wire break on it. */
const isJson = (text: string): boolean => parseJson(text) !== null;
