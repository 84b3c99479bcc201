export type ActivityVerb = 'created' | 'updated' | 'deleted';
export type ActivityKind = 'article' | 'channel' | 'user';

/** Something that staff did in this browser. */
export interface Activity {
  verb: ActivityVerb;
  kind: ActivityKind;
  /** Title or name of the record. */
  name: string;
  /** Who did it. */
  actor: string;
  /** ISO instant. */
  at: string;
}

/** The last things done, newest first. */
export interface ActivityLog {
  list(): Activity[];
  add(entry: Omit<Activity, 'at'>): void;
  /** Calls back after another tab has added something; returns the way to stop. */
  subscribe(onChange: () => void): () => void;
}
