import { channelFaults as words } from '~/content/admin/channelFaults';
import { channelLabels } from '~/content/admin/channelLabels';
import { permissions } from '~/content/admin/permissions';
import type { Channel } from '~/domain/entities';
import { nextInstant } from '~/domain/instant';
import type { PageRequest, RecordPage } from '~/domain/listQuery';
import { can } from '~/domain/permissions';
import { type Failed, ok, type Result } from '~/domain/result';
import type { Deps } from './actor';
import { changeRefused, notFound, type Refuse, viewRefused } from './failures';
import { joinEdits, type Opened } from './joinEdits';
import type { ChannelStore } from './store';

export type ChannelInput = Pick<
  Channel,
  'name' | 'category' | 'streamUrl' | 'logoUrl' | 'isFeatured'
>;

/**
 * What Admins and Editors do with channels; for others every call fails with 'forbidden', and a
 * change with 'no-session' where no member of staff is signed in.
 */
export interface Channels {
  list(): Promise<Result<readonly Channel[]>>;
  /** Null when there is no such channel. */
  get(id: string): Promise<Result<Channel | null>>;
  /** One page of the list, searched, filtered and sorted as asked. */
  page(request: PageRequest): Promise<Result<RecordPage<Channel>>>;
  /** The categories in use, in alphabetical order. */
  categories(): Promise<Result<readonly string[]>>;
  /** `idempotencyKey` as for `Articles.create`. */
  create(input: ChannelInput, idempotencyKey?: string): Promise<Result<Channel>>;
  /**
   * Fails with 'not-found' when it was deleted meanwhile, and with 'conflict' when others have
   * changed the same of it since it was `opened`.
   */
  update(id: string, input: ChannelInput, opened?: Opened<ChannelInput>): Promise<Result<Channel>>;
  /** True when it is gone, false when there was none. */
  remove(id: string): Promise<Result<boolean>>;
  /** Calls back after every change, of this tab or another; returns the way to stop. */
  subscribe(onChange: () => void): () => void;
}

/** The rules of channels over whatever store keeps them. */
export function createChannels(store: ChannelStore, { currentStaff, now, newId }: Deps): Channels {
  const unlessAllowed = async (refuse: Refuse): Promise<Failed | null> => {
    const actor = await currentStaff();
    if (!actor.ok) return actor;
    return can(actor.value?.role ?? null, 'channels.manage') ? null : refuse(actor.value);
  };
  const unlessSeen = () => unlessAllowed(viewRefused(permissions.manageChannels));

  return {
    list: async () => (await unlessSeen()) ?? store.list(),
    get: async (id) => (await unlessSeen()) ?? store.get(id),
    page: async (request) => (await unlessSeen()) ?? store.page(request),
    categories: async () => (await unlessSeen()) ?? store.categories(),

    create: async (input, idempotencyKey) =>
      (await unlessAllowed(changeRefused(permissions.addChannels))) ??
      store.insert(() => {
        const at = now().toISOString();
        return ok({ ...cleaned(input), id: newId(), createdAt: at, updatedAt: at });
      }, idempotencyKey),

    update: async (id, input, opened) =>
      (await unlessAllowed(changeRefused(permissions.updateChannels))) ??
      store.update(id, (channel) => {
        if (!channel) return notFound(words.notFound);
        const edit = { mine: input, stored: channel, opened };
        const joined = joinEdits<ChannelInput>(channelLabels, cleaned, edit);
        return joined.ok
          ? ok({ ...channel, ...joined.value, updatedAt: nextInstant(channel.updatedAt, now()) })
          : joined;
      }),

    remove: async (id) =>
      (await unlessAllowed(changeRefused(permissions.deleteChannels))) ??
      store.remove(id, () => ok(true)),

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
