type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Where a key leads in a row of tabs, round its ends (WAI-ARIA Authoring Practices, Tabs).
 * @param from   index of the tab that has the focus
 * @param count  of tabs
 * @returns the tab's index; null for any other key, and for the browser's own, such as Alt+ArrowLeft
 */
export function tabReached(press: Press, from: number, count: number): number | null {
  if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return null;
  const targets: Record<string, number> = {
    ArrowRight: from + 1,
    ArrowLeft: from + count - 1,
    Home: 0,
    End: count - 1,
  };
  const to = targets[press.key];
  return to === undefined ? null : to % count;
}
