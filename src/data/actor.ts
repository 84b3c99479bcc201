import type { SessionUser } from '~/domain/entities';
import type { Result } from '~/domain/result';

/**
 * The member of staff on whose behalf a repository acts, null for anybody else. Fails when that
 * cannot be found out, which is no reason to call anyone signed out.
 */
export type CurrentStaff = () => Promise<Result<SessionUser | null>>;

/** What repositories are given from outside, so that tests decide it. */
export interface Deps {
  currentStaff: CurrentStaff;
  now: () => Date;
  newId: () => string;
}
