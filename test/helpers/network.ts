/** A network between a browser and the site under test, which can fail in every way. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { portOf } from '../../src/build/ports.mjs';
import { origin as siteOrigin } from './origin';

/** What becomes of an answer of the site on its way. */
export type Fate =
  /** The connection breaks before it, or in the middle of it. */
  | 'cut'
  | 'half'
  /** Half of it comes, then nothing more, and nothing ends. */
  | 'stall'
  /** Nothing comes, and nothing ends. */
  | 'silence'
  /** Another one comes instead. */
  | Partial<Answer>;

interface Answer {
  status: number;
  type: string;
  body: string;
}

export interface Network {
  origin: string;
  /** Decides by path with parameters; undefined lets an answer pass. */
  fate: (path: string, answer: Answer) => Fate | undefined;
  /** Paths with parameters that were asked for since the list was emptied. */
  asked: string[];
}

const stops: (() => void)[] = [];

/** Opens one that works; its fate may be changed at any time. */
export async function openNetwork(): Promise<Network> {
  const network: Network = { origin: '', fate: () => undefined, asked: [] };
  const server = createServer((request, response) => {
    pass(network, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  network.origin = `http://localhost:${portOf(server)}`;
  stops.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return network;
}

/** To be called after each test that has opened one. */
export const closeNetworks = (): void => stops.splice(0).forEach((stop) => stop());

async function pass(network: Network, request: IncomingMessage, response: ServerResponse) {
  const { url: path = '/', method = 'GET' } = request;
  network.asked.push(path);
  const { status, headers, bytes } = await ask(path, method);
  const answer = { status, type: headers.get('content-type') ?? '', body: bytes.toString() };
  const fate = network.fate(path, answer);
  if (fate === 'silence') return;
  if (fate === 'cut') return void response.destroy();

  const changed = { ...answer, body: bytes, ...(typeof fate === 'object' && fate) };
  const etag = `"${createHash('sha256').update(changed.body).digest('hex')}"`;
  const fresh = { ...Object.fromEntries(headers), etag, 'content-type': changed.type };
  if (request.headers['if-none-match'] === etag && !fate)
    return void response.writeHead(304, { etag }).end();
  const length = Buffer.byteLength(changed.body);
  response.writeHead(changed.status, { ...fresh, 'content-length': length });
  if (fate !== 'half' && fate !== 'stall') return void response.end(changed.body);
  response.write(bytes.subarray(0, length / 2));
  if (fate === 'half') setTimeout(() => response.destroy(), 50);
}

async function ask(path: string, method: string) {
  const headers = { 'accept-encoding': 'identity' };
  const answer = await fetch(siteOrigin + path, { method, headers, redirect: 'manual' });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, bytes };
}
