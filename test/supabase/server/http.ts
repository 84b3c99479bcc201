import type { IncomingMessage, ServerResponse } from 'node:http';

export const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  });

/** @returns undefined for text that is no JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export async function readText(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** The request as a handler of the web platform takes it. */
export function webRequest(message: IncomingMessage, origin: string, body: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  const method = message.method ?? 'GET';
  const init = { method, headers, ...(body && !/^(GET|HEAD)$/.test(method) && { body }) };
  return new Request(new URL(message.url ?? '/', origin), init);
}

/** @param share how much of the body is sent before the connection breaks; 1 for all of it */
export async function writeResponse(
  response: Response,
  message: ServerResponse,
  share = 1,
): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers: Record<string, string | number> = Object.fromEntries(response.headers);
  if (response.status !== 204) headers['content-length'] ??= body.length;
  message.writeHead(response.status, headers);
  if (share === 1) message.end(body);
  else message.write(body.subarray(0, body.length * share), () => message.destroy());
}
