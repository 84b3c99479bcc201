import { asText } from '~/lib/fields';
import type { Signer } from './jwt';

/** Opaque keys as projects have them since 2025; a legacy key is a token that carries its role. */
export const anonKey = 'sb_publishable_wrenview_trial_only';
export const secretKey = 'sb_secret_wrenview_trial_only';

const roles: Readonly<Record<string, string>> = {
  [anonKey]: 'anon',
  [secretKey]: 'service_role',
};

/** The database role that a project key stands for, '' when it is no key of this project. */
export function roleOfKey(key: string, signer: Signer): string {
  const role = roles[key] ?? asText(signer.read(key)?.['role']);
  return Object.values(roles).includes(role) ? role : '';
}

/**
 * The bearer token that the services behind the gateway see, '' without one. They know tokens
 * alone: the secret key in its place is exchanged for one, the publishable key counts as none.
 */
export function bearerBehindGateway(headers: Headers, signer: Signer): string {
  const bearer = /^bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
  if (bearer === anonKey) return '';
  return bearer === secretKey ? signer.sign({ role: 'service_role' }) : bearer;
}
