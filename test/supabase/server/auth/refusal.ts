import { json } from '../http';

/** Why the auth server refuses, thrown by whoever finds out. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly extra: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}

export const invalid = (message: string) => new Refusal(400, 'validation_failed', message);
export const broken = (message: string) => new Refusal(500, 'unexpected_failure', message);

const version = '2024-01-01';
const versionHeader = 'x-supabase-api-version';

/** The shape depends on the version the client asks for; only a known one is echoed. */
export function refusalResponse(refusal: Refusal, request: Request): Response {
  const { status, code, message, extra } = refusal;
  const asked = request.headers.get(versionHeader) ?? '';
  const headers = { 'x-sb-error-code': code };
  if (!(Date.parse(asked) >= Date.parse(version))) {
    return json(status, { code: status, error_code: code, msg: message, ...extra }, headers);
  }
  return json(status, { code, message, ...extra }, { ...headers, [versionHeader]: version });
}
