/** What `load` gives for a key, asked for once however many want it; a failure is tried again. */
export function once<Key, T>(
  known: Map<Key, Promise<T>>,
  key: Key,
  load: () => Promise<T>,
): Promise<T> {
  const asked = known.get(key);
  if (asked) return asked;
  const loading = load();
  known.set(key, loading);
  // once: a second time would throw away what takes the place of a failure
  loading.catch(() => known.delete(key));
  return loading;
}
