import type { Account } from '~/data/account';
import { openAccount } from '~/data/open/account';
import type { Result } from '~/domain/result';
import { withBackend } from './backend';

/** Runs `work` with the account backend, as `withBackend` does. */
export const withAccount = <T>(
  work: (account: Account) => Promise<Result<T>>,
  signal?: AbortSignal,
  stopped?: string,
): Promise<Result<T>> => withBackend(openAccount, work, signal, stopped);
