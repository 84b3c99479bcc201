/** What `load` gives for a key, asked for once however many want it; a failure is tried again. */
export function once<Key, T>(
  known: Map<Key, Promise<T>>,
  key: Key,
  load: () => Promise<T>,
): Promise<T> {
  const loading = known.get(key) ?? load();
  known.set(key, loading);
  loading.catch(() => known.delete(key));
  return loading;
}
