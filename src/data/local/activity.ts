import { asChoice, asFields, asText } from '~/lib/fields';
import type { Activity, ActivityLog } from '../activity';
import type { Environment } from './environment';
import { jsonList } from './jsonList';
import { storageKeys } from '../keys';

const LONGEST = 50;

/** The log under its key of the browser's storage; of what it has no room for nobody is told. */
export function createActivityLog({
  storage,
  now,
}: Pick<Environment, 'storage' | 'now'>): ActivityLog {
  const log = jsonList(storage, storageKeys.activity, parseActivity);
  return {
    list: log.read,
    subscribe: (onChange) =>
      storage.subscribe((key) => {
        if (key === null || key === storageKeys.activity) onChange();
      }),
    add: (entry) =>
      void log.write([{ ...entry, at: now().toISOString() }, ...log.read()].slice(0, LONGEST)),
  };
}

function parseActivity(value: unknown): Activity | null {
  const fields = asFields(value);
  const verb = asChoice(fields?.['verb'], ['created', 'updated', 'deleted'], null);
  const kind = asChoice(fields?.['kind'], ['article', 'channel', 'user'], null);
  if (!verb || !kind) return null;
  return {
    verb,
    kind,
    name: asText(fields?.['name']),
    actor: asText(fields?.['actor']),
    at: asText(fields?.['at']),
  };
}
