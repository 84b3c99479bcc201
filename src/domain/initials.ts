/**
 * The letters on an avatar: of the first and the last word of a name, of the only word one.
 * A blank name gives `fallback`.
 */
export function initials(name: string, fallback = 'AD'): string {
  const words = name.normalize('NFC').split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  const letters = ends.map(firstCharacter).join('');
  return letters.toUpperCase() || fallback;
}

/** By code point, where `word[0]` would cut an emoji in half. */
function firstCharacter(word = ''): string {
  const [first = ''] = word;
  return first;
}
