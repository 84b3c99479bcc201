import { json } from './http';
import type { Signer } from './jwt';
import { bearerBehindGateway, roleOfKey } from './keys';

/** A request as a service behind the gateway gets it. */
export interface Call {
  request: Request;
  url: URL;
  /** Path within the service. */
  path: string;
  /** What the bearer header holds, '' without one. */
  bearer: string;
  /** Role of the project key: anon or service_role. */
  keyRole: string;
}
export type Service = (call: Call) => Promise<Response>;

const noKey = {
  message: 'No API key found in request',
  hint: 'No `apikey` request header or url param was found.',
};
const unknownKey = {
  message: 'Invalid API key',
  hint: 'Double check your Supabase `anon` or `service_role` API key.',
};
/** Characters of the longest address, as nginx takes it where nothing else is set. */
const LONGEST_ADDRESS = 8192;
/** Paths that a link or a server without a key may ask for. */
const openPaths = /^\/(auth\/v1\/(verify$|\.well-known\/)|functions\/)/;

/** Checks the key and hands the request to its service. */
export function createGateway(signer: Signer, services: Readonly<Record<string, Service>>) {
  return async (request: Request): Promise<Response> => {
    if (request.url.length > LONGEST_ADDRESS)
      return allowed(new Response('URI too long\n', { status: 414 }));
    const url = new URL(request.url);
    const [, name = '', path = ''] = /^\/(\w+)\/v1(|\/.*)$/.exec(url.pathname) ?? [];
    const service = services[name];
    if (!service) return allowed(json(404, { message: 'no Route matched with those values' }));
    if (request.method === 'OPTIONS' && name !== 'functions') return preflight(request);

    const key = request.headers.get('apikey') ?? url.searchParams.get('apikey') ?? '';
    const keyRole = roleOfKey(key, signer);
    url.searchParams.delete('apikey');
    if (!openPaths.test(url.pathname)) {
      if (!key) return allowed(json(401, noKey));
      if (!keyRole) return allowed(json(401, unknownKey));
    }
    const bearer = bearerBehindGateway(request.headers, signer);
    const response = await service({ request, url, path, bearer, keyRole });
    return name === 'functions' ? response : allowed(response);
  };
}

/** Headers that a page of another origin may read, beside the few that every page may. */
const exposed = [
  'Content-Range',
  'Link',
  'Location',
  'Preference-Applied',
  'Retry-After',
  'WWW-Authenticate',
  'X-Sb-Error-Code',
  'X-Supabase-Api-Version',
  'X-Total-Count',
].join(', ');

/** Lets pages of any origin read the response. */
export function allowed(response: Response): Response {
  response.headers.set('Access-Control-Allow-Origin', '*');
  response.headers.set('Access-Control-Expose-Headers', exposed);
  return response;
}

function preflight(request: Request): Response {
  const headers = {
    'Access-Control-Allow-Methods': 'GET, HEAD, PUT, PATCH, POST, DELETE, OPTIONS',
    'Access-Control-Allow-Headers': request.headers.get('access-control-request-headers') ?? '*',
    'Access-Control-Max-Age': '3600',
  };
  return allowed(new Response(null, { status: 204, headers }));
}
