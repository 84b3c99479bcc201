import { foldText } from './text';

/** Whether `text` contains `query`; case, accents and how many spaces stand between words aside. */
export function matches(text: string, query: string): boolean {
  return oneSpaced(text).includes(oneSpaced(query).trim());
}

/** A page shows one space where there are several, so they are the same to its reader. */
const oneSpaced = (text: string): string => foldText(text).replace(/\s+/g, ' ');

interface ChannelGroup {
  label: string;
  channels: readonly { name: string }[];
}

/**
 * The channels whose names match `query`, in their groups and in order, all of a group whose label
 * does; no group without a match.
 */
export function filterChannels<Group extends ChannelGroup>(
  groups: readonly Group[],
  query: string,
): Group[] {
  return groups
    .map((group) => ({
      ...group,
      channels: matches(group.label, query)
        ? group.channels
        : group.channels.filter(({ name }) => matches(name, query)),
    }))
    .filter(({ channels }) => channels.length);
}
