import { foldText } from './text';

/** Whether `text` contains `query`, case and accents aside; a blank query matches everything. */
export function matches(text: string, query: string): boolean {
  return foldText(text).includes(foldText(query.trim()));
}

/**
 * The same groups, in order, each left with the channel names that match `query`. A group without
 * a match stays, empty, so that its tab does not vanish under the pointer.
 */
export function filterChannels<Group extends { channels: readonly string[] }>(
  groups: readonly Group[],
  query: string,
): Group[] {
  return groups.map((group) => ({
    ...group,
    channels: group.channels.filter((name) => matches(name, query)),
  }));
}
