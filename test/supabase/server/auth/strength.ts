import { weaknesses } from '../passwords';
import { invalid, Refusal } from './refusal';

/** Refuses a password that is too weak, or longer than bcrypt reads. */
export function checkStrength(password: string): void {
  if (Buffer.byteLength(password) > 72) {
    throw invalid('Password cannot be longer than 72 characters');
  }
  const weak = weaknesses(password);
  if (!weak) return;
  const { message, reasons } = weak;
  throw new Refusal(422, 'weak_password', message, { weak_password: { reasons } });
}
