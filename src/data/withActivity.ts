import type { Result } from '~/domain/result';
import { inTime } from '~/lib/inTime';
import type { Activity, ActivityKind, ActivityLog, ActivityVerb } from './activity';
import type { CurrentStaff } from './actor';
import type { Admin } from './admin';

/** Milliseconds that whoever has done something waits for their name to be found out. */
const patience = 1000;

type Repositories = Pick<Admin, 'articles' | 'channels' | 'users'>;

/** The same repositories, with what succeeds noted in the log. */
export function withActivity(
  { articles, channels, users }: Repositories,
  log: ActivityLog,
  currentStaff: CurrentStaff,
): Repositories & Pick<Admin, 'activity'> {
  async function write(done: Omit<Activity, 'at' | 'actor'>): Promise<void> {
    const actor = await currentStaff();
    log.add({ ...done, actor: (actor.ok && actor.value?.name) || '' });
  }

  async function note<T>(
    result: Result<T>,
    entry: (value: T) => Omit<Activity, 'at' | 'actor'>,
  ): Promise<Result<T>> {
    if (result.ok) await inTime(write(entry(result.value)), patience).catch(() => undefined);
    return result;
  }
  /** Names the record as it is stored: another edit may have been joined to this one. */
  const noteOf =
    (kind: ActivityKind, verb: ActivityVerb) =>
    ({ name }: { name: string }) => ({ kind, verb, name });

  /** The name has to be read while the record is still there. */
  async function remove(
    kind: ActivityKind,
    name: Promise<string | null>,
    work: () => Promise<Result<boolean>>,
  ): Promise<Result<boolean>> {
    const known = await name;
    const result = await work();
    if (!result.ok || !result.value || known === null) return result;
    return note(result, () => ({ kind, verb: 'deleted', name: known }));
  }

  return {
    activity: log,
    articles: {
      ...articles,
      create: async (input, edit) =>
        note(await articles.create(input, edit), ({ title }) => ({
          kind: 'article',
          verb: 'created',
          name: title,
        })),
      update: async (id, input, startedFrom) =>
        note(await articles.update(id, input, startedFrom), ({ title }) => ({
          kind: 'article',
          verb: 'updated',
          name: title,
        })),
      remove: (id) => remove('article', titleOf(articles.get(id)), () => articles.remove(id)),
    },
    channels: {
      ...channels,
      create: async (input, edit) =>
        note(await channels.create(input, edit), noteOf('channel', 'created')),
      update: async (id, input, opened) =>
        note(await channels.update(id, input, opened), noteOf('channel', 'updated')),
      remove: (id) => remove('channel', nameOf(channels.get(id)), () => channels.remove(id)),
    },
    users: {
      ...users,
      create: async (input) => note(await users.create(input), noteOf('user', 'created')),
      update: async (id, input, opened) =>
        note(await users.update(id, input, opened), noteOf('user', 'updated')),
      remove: (id) => remove('user', nameIn(users.list(), id), () => users.remove(id)),
    },
  };
}

async function titleOf(found: Promise<Result<{ title: string }>>): Promise<string | null> {
  const result = await found;
  return result.ok ? result.value.title : null;
}

async function nameOf(found: Promise<Result<{ name: string } | null>>): Promise<string | null> {
  const result = await found;
  return (result.ok && result.value?.name) || null;
}

async function nameIn(
  listed: Promise<Result<readonly { id: string; name: string }[]>>,
  id: string,
): Promise<string | null> {
  const result = await listed;
  return (result.ok && result.value.find((each) => each.id === id)?.name) || null;
}
