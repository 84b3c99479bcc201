/** Milliseconds until a call is given up. */
export interface Deadlines {
  read: number;
  write: number;
}

/** Of tables and functions. */
export const dataDeadlines: Deadlines = { read: 10_000, write: 15_000 };
/** Of sign-in. */
export const authDeadlines: Deadlines = { read: 15_000, write: 15_000 };
