import { messages } from '~/content/messages';
import { passwordProblems } from '~/domain/password';
import type { Failed } from '~/domain/result';
import { failure } from './failures';

/** True for a new password that lacks something (see `passwordProblems`). */
export const isWeakPassword = (password: string): boolean => passwordProblems(password).length > 0;

/** What is answered to such a password. */
export const weakPassword = (): Failed => failure('weak-password', messages.auth.weakPassword);
