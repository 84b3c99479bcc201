import { storageUse } from '~/content/admin/backup';

const { keys, damaged } = storageUse;

/** What a key of the browser's storage holds, in words; the key itself where it is not ours. */
export function storageLabel(key: string): string {
  const [name = key, rest] = key.split('.corrupt.');
  const label = (Object.hasOwn(keys, name) ? keys[name] : undefined) ?? name;
  return rest === undefined ? label : damaged(label);
}
