import { type Account, openAccount } from '~/data/account';
import { whyMissing } from '~/data/missingCode';
import { fail, type Result } from '~/domain/result';

/** Runs `work` with the account backend; that its code could not be fetched is a failure too. */
export async function withAccount<T>(
  work: (account: Account) => Promise<Result<T>>,
): Promise<Result<T>> {
  let account: Account;
  try {
    account = await openAccount();
  } catch {
    return fail({ code: 'network', message: await whyMissing() });
  }
  return work(account);
}
