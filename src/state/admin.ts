import { type Admin, openAdmin } from '~/data/admin';
import { failure } from '~/data/failures';
import { whyMissing } from '~/data/missingCode';
import type { Result } from '~/domain/result';

/** Runs `work` with the staff backend; that its code could not be fetched is a failure too. */
export async function withAdmin<T>(work: (admin: Admin) => Promise<Result<T>>): Promise<Result<T>> {
  let admin: Admin;
  try {
    admin = await openAdmin();
  } catch {
    return failure('network', await whyMissing());
  }
  return work(admin);
}
