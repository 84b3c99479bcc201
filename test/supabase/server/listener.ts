import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FaultKind, Faults } from './faults';
import { allowed } from './gateway';
import { json, readText, webRequest, writeResponse } from './http';
import type { Log } from './log';

interface Parts {
  gateway: (request: Request) => Promise<Response>;
  log: Log;
  faults: Faults;
  /** Milliseconds that every answer takes at least. */
  latency: number;
}

/** Answers over HTTP what the gateway answers, or as badly as a fault asks for. */
export function createListener({ gateway, log, faults, latency }: Parts) {
  return (message: IncomingMessage, out: ServerResponse): void => {
    serve(message, out).catch((error: unknown) => {
      console.error(error);
      out.destroy();
    });
  };

  async function serve(message: IncomingMessage, out: ServerResponse): Promise<void> {
    const body = await readText(message).catch(() => undefined);
    if (body === undefined) return;
    const request = webRequest(message, `http://${message.headers.host ?? 'localhost'}`, body);
    if (request.method === 'OPTIONS') return writeResponse(await goodAnswer(request), out);

    const entry = log.add(request, body);
    out.on('close', () => (entry.givenUp = !out.writableEnded));
    const fault = faults.strike(entry);
    if (latency) await wait(latency);
    if (fault?.kind === 'slow') await wait(fault.ms);
    if (fault?.kind === 'held') await fault.release;
    if (fault?.kind === 'refused') return void out.socket?.resetAndDestroy();
    if (fault?.kind === 'broken' && fault.at === 'before') return void out.destroy();
    if (fault?.kind === 'hang' && !fault.done) return;

    const response = fault?.kind === 'answer' ? badAnswer(fault) : await goodAnswer(request);
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'broken' && fault.at === 'after') return void out.destroy();
    entry.status = response.status;
    await writeResponse(response, out, fault?.kind === 'broken' ? 0.5 : 1);
  }

  async function goodAnswer(request: Request): Promise<Response> {
    try {
      return await gateway(request);
    } catch (error) {
      console.error(`${request.method} ${request.url}`, error);
      return allowed(json(500, { code: 'unexpected_failure', message: String(error) }));
    }
  }
}

const badAnswer = ({ status, body, headers }: Extract<FaultKind, { kind: 'answer' }>) =>
  allowed(new Response(status === 204 ? null : body, { status, headers }));
