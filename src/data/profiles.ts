import type { Profile } from '~/domain/entities';
import type { Result } from '~/domain/result';

/** Reads what is known of a person beyond their sign-in. */
export interface Profiles {
  /** Fails with 'not-found' when there is no profile for the id. */
  get(id: string): Promise<Result<Profile>>;
}
