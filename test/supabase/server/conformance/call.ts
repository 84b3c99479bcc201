/** Who asks: people by their role, and tokens that something is wrong with. */
export const callers = [
  'visitor',
  'Customer',
  'Writer',
  'Admin',
  'service',
  'expired',
  'justExpired',
  'foreign',
  'garbled',
  'roleless',
  'unknownRole',
] as const;
export type Who = (typeof callers)[number];

export interface More {
  body?: unknown;
  /** A body as it stands, for what is no JSON. */
  text?: string;
  prefer?: string;
  headers?: Record<string, string>;
  /** Why the double answers otherwise, where it does so on purpose. */
  differs?: string;
}

/** A method and an address, and what else there is to say. */
export type Call = `${string} /${string}` | readonly [`${string} /${string}`, More];
export type Calls = Readonly<Partial<Record<Who, readonly Call[]>>>;

export const oneRow = { accept: 'application/vnd.pgrst.object+json' };
export const back = 'return=representation';
export const counted = 'count=exact';
