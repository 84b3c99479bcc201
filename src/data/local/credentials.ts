import { messages } from '~/content/messages';
import { comparablePassword } from '~/domain/password';
import type { Failed } from '~/domain/result';
import { asFields, asNumber, asText } from '~/lib/fields';
import { failure } from '../failures';

/** A password as it is kept: what PBKDF2 (RFC 8018) made of it. Bytes are in base64. */
export interface Credential {
  algorithm: 'PBKDF2-SHA-256';
  iterations: number;
  salt: string;
  hash: string;
}

/** OWASP Password Storage Cheat Sheet, 2023: 600,000 rounds for PBKDF2-HMAC-SHA256. */
export const ITERATIONS = 600_000;
const SALT_BYTES = 16;
const HASH_BITS = 256;

/** Browsers offer Web Crypto on https and localhost only; without it no password is touched. */
export const canHash = (): boolean => typeof crypto !== 'undefined' && 'subtle' in crypto;

/** What is answered where `canHash` says no. */
export const insecureContext = (): Failed =>
  failure('insecure-context', messages.auth.insecureContext);

/** Turns a password into what may be stored. Needs `canHash`. */
export async function hashPassword(password: string): Promise<Credential> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const hash = await derive(password, salt, ITERATIONS);
  return {
    algorithm: 'PBKDF2-SHA-256',
    iterations: ITERATIONS,
    salt: encode(salt),
    hash: encode(hash),
  };
}

/** Does the same work for a missing credential, so that time does not tell whether there was one. */
export async function verifyPassword(
  password: string,
  credential: Credential | null,
): Promise<boolean> {
  const { iterations, salt, hash } = credential ?? stranger;
  const derived = await derive(password, decode(salt), iterations);
  return sameBytes(derived, decode(hash)) && credential !== null;
}

/** True for a hash of fewer rounds than are asked for today. */
export const isWeak = (credential: Credential | null): credential is Credential =>
  credential !== null && credential.iterations < ITERATIONS;

/** Null for what is none, or asks for so many rounds that a sign-in would not end. */
export function parseCredential(value: unknown): Credential | null {
  const fields = asFields(value);
  const salt = asText(fields?.['salt']);
  const hash = asText(fields?.['hash']);
  const iterations = asNumber(fields?.['iterations']);
  if (!salt || !hash || iterations < 1 || iterations > 10 * ITERATIONS) return null;
  return { algorithm: 'PBKDF2-SHA-256', iterations, salt, hash };
}

const stranger: Credential = {
  algorithm: 'PBKDF2-SHA-256',
  iterations: ITERATIONS,
  salt: encode(new Uint8Array(SALT_BYTES)),
  hash: encode(new Uint8Array(HASH_BITS / 8)),
};

async function derive(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(comparablePassword(password));
  const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  return new Uint8Array(
    await crypto.subtle.deriveBits(
      { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
      key,
      HASH_BITS,
    ),
  );
}

/** Compares all bytes whatever the first difference. */
function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  let difference = a.length ^ b.length;
  a.forEach((byte, index) => (difference |= byte ^ (b[index] ?? 0)));
  return difference === 0;
}

function encode(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function decode(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
