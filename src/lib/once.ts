/** What `load` gives for a key, asked for once however many want it; a failure is tried again. */
export function once<T>(
  known: Map<string, Promise<T>>,
  key: string,
  load: () => Promise<T>,
): Promise<T> {
  const loading = known.get(key) ?? load();
  known.set(key, loading);
  loading.catch(() => known.delete(key));
  return loading;
}
