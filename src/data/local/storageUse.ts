import type { StorageUse } from '../backup';
import type { KeyValue } from '../keyValue';

/** Browsers count UTF-16 units of keys and values, whatever the characters. */
const QUOTA = 5 * 1024 * 1024;

/** What each key of this site takes, the largest first. */
export function measureStorage(storage: KeyValue): StorageUse {
  const keys = storage
    .keys()
    .map((key) => ({ key, size: key.length + (storage.get(key)?.length ?? 0) }))
    .sort((a, b) => b.size - a.size);
  return {
    persistent: storage.persistent,
    quota: QUOTA,
    used: keys.reduce((sum, { size }) => sum + size, 0),
    keys,
  };
}
