/** Tags from comma-separated text: trimmed, empties dropped, repeats in any case dropped. */
export function parseTags(text: string): string[] {
  const byKey = new Map<string, string>();
  for (const part of text.split(',')) {
    const tag = part.trim();
    const key = tagKey(tag);
    if (tag !== '' && !byKey.has(key)) byKey.set(key, tag);
  }
  return [...byKey.values()];
}

/** The text `parseTags` reads back into the same list, where no tag holds a comma. */
export function formatTags(tags: readonly string[]): string {
  return tags.join(', ');
}

/** What two spellings of one tag have in common. */
export function tagKey(tag: string): string {
  return tag.normalize('NFC').toLowerCase();
}
