import type { SessionUser } from '~/domain/entities';

/** The member of staff on whose behalf a repository acts; null when nobody is signed in. */
export type CurrentStaff = () => Promise<SessionUser | null>;

/** What repositories are given from outside, so that tests decide it. */
export interface Deps {
  currentStaff: CurrentStaff;
  now: () => Date;
  newId: () => string;
}
