import { networkFailure } from '~/content/networkFailure';
import { type Account, openAccount } from '~/data/account';
import { fail, type Result } from '~/domain/result';

/** Runs `work` with the account backend; that its code could not be fetched is a failure too. */
export async function withAccount<T>(
  work: (account: Account) => Promise<Result<T>>,
): Promise<Result<T>> {
  let account: Account;
  try {
    account = await openAccount();
  } catch {
    return fail({ code: 'network', message: networkFailure });
  }
  return work(account);
}
