import { adminMessages } from '~/content/adminMessages';
import type { Channel } from '~/domain/entities';
import { can } from '~/domain/permissions';
import { nextInstant } from '~/domain/instant';
import { ok, type Result } from '~/domain/result';
import type { Deps } from './actor';
import { forbidden, notFound } from './failures';
import type { Store } from './store';

export type ChannelInput = Pick<
  Channel,
  'name' | 'category' | 'streamUrl' | 'logoUrl' | 'isFeatured'
>;

/** What Admins and Editors do with channels; for others every call fails with 'forbidden'. */
export interface Channels {
  list(): Promise<Result<readonly Channel[]>>;
  create(input: ChannelInput): Promise<Result<Channel>>;
  /** Fails with 'not-found' when it was deleted meanwhile. */
  update(id: string, input: ChannelInput): Promise<Result<Channel>>;
  /** True when it is gone, false when there was none. */
  remove(id: string): Promise<Result<boolean>>;
  subscribe(onChange: () => void): () => void;
}

const { permissions, channels: words } = adminMessages;

export function createChannels(
  store: Store<Channel>,
  { currentStaff, now, newId }: Deps,
): Channels {
  const refuse = async (message: string): Promise<Result<never> | null> => {
    const actor = await currentStaff();
    return can(actor?.role ?? null, 'channels.manage') ? null : forbidden(message);
  };

  return {
    list: async () => (await refuse(permissions.manageChannels)) ?? store.list(),

    create: async (input) =>
      (await refuse(permissions.addChannels)) ??
      store.insert(() => {
        const at = now().toISOString();
        return ok({ ...cleaned(input), id: newId(), createdAt: at, updatedAt: at });
      }),

    update: async (id, input) =>
      (await refuse(permissions.updateChannels)) ??
      store.update(id, (channel) =>
        channel
          ? ok({ ...channel, ...cleaned(input), updatedAt: nextInstant(channel.updatedAt, now()) })
          : notFound(words.notFound),
      ),

    remove: async (id) =>
      (await refuse(permissions.deleteChannels)) ?? store.remove(id, () => ok(true)),

    subscribe: (onChange) => store.subscribe(onChange),
  };
}

/** Named field by field: whatever else an input object carries must not reach the record. */
const cleaned = ({
  name,
  category,
  streamUrl,
  logoUrl,
  isFeatured,
}: ChannelInput): ChannelInput => ({
  name: name.trim(),
  category: category.trim(),
  streamUrl: streamUrl.trim(),
  logoUrl: logoUrl.trim(),
  isFeatured,
});
