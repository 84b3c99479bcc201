import type { StaffUser } from '~/domain/entities';
import type { Result } from '~/domain/result';
import { withTimeout } from '~/lib/withTimeout';
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

  /** Names the record as it is stored: another edit may have been joined to this one. */
  async function note<T>(
    verb: ActivityVerb,
    kind: ActivityKind,
    result: Result<T>,
    nameOf: (stored: T) => string,
  ): Promise<Result<T>> {
    if (result.ok) {
      const noted = write({ verb, kind, name: nameOf(result.value) });
      await withTimeout(noted, patience).catch(() => undefined);
    }
    return result;
  }

  /** The name has to be read while the record is still there. */
  async function remove(
    kind: ActivityKind,
    name: Promise<string | null>,
    work: () => Promise<Result<boolean>>,
  ): Promise<Result<boolean>> {
    const known = await name;
    const result = await work();
    return result.ok && result.value && known !== null
      ? note('deleted', kind, result, () => known)
      : result;
  }

  return {
    activity: log,
    articles: {
      ...articles,
      create: async (input, idempotencyKey) =>
        note('created', 'article', await articles.create(input, idempotencyKey), titleOf),
      update: async (id, input, startedFrom) =>
        note('updated', 'article', await articles.update(id, input, startedFrom), titleOf),
      remove: (id) =>
        remove('article', nameIn(articles.get(id), titleOf), () => articles.remove(id)),
    },
    channels: {
      ...channels,
      create: async (input, idempotencyKey) =>
        note('created', 'channel', await channels.create(input, idempotencyKey), nameOf),
      update: async (id, input, opened) =>
        note('updated', 'channel', await channels.update(id, input, opened), nameOf),
      remove: (id) =>
        remove(
          'channel',
          nameIn(channels.get(id), (found) => found?.name),
          () => channels.remove(id),
        ),
    },
    users: {
      ...users,
      create: async (input) => note('created', 'user', await users.create(input), nameOf),
      update: async (id, input, opened) =>
        note('updated', 'user', await users.update(id, input, opened), nameOf),
      remove: (id) => {
        const ofUser = (all: readonly StaffUser[]) => all.find((each) => each.id === id)?.name;
        return remove('user', nameIn(users.list(), ofUser), () => users.remove(id));
      },
    },
  };
}

const titleOf = ({ title }: { title: string }) => title;
const nameOf = ({ name }: { name: string }) => name;

async function nameIn<T>(
  found: Promise<Result<T>>,
  nameOf: (value: T) => string | undefined,
): Promise<string | null> {
  const result = await found;
  return (result.ok && nameOf(result.value)) || null;
}
