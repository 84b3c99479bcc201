/**
 * State of what visitors see, on React's own means. All other state is made of jotai's atoms, but
 * visitors, whose pages have next to none, would each fetch 3 KB for those.
 */
import { useSyncExternalStore } from 'react';

interface Shared<Value> {
  read(): Value;
  write(value: Value): void;
  /** The value as long as a component shows it. */
  use(): Value;
}

const renewals: (() => void)[] = [];

/** A value that components share; where a page is rendered ahead, it is the first one. */
export function shared<Value>(first: Value): Shared<Value> {
  let current = first;
  const followers = new Set<() => void>();
  const read = () => current;
  const write = (value: Value) => {
    current = value;
    for (const each of followers) each();
  };
  const follow = (onChange: () => void) => {
    followers.add(onChange);
    return () => followers.delete(onChange);
  };
  renewals.push(() => write(first));
  return { read, write, use: () => useSyncExternalStore(follow, read, () => first) };
}

/** Makes each value what it was at first, as a page just opened finds it. */
export function renewShared(): void {
  for (const each of renewals) each();
}
