import { useRef, useState } from 'react';
import { channelMessages as words } from '~/content/admin/channelMessages';
import type { ChannelInput } from '~/data/channels';
import type { Channel } from '~/domain/entities';
import type { Failure } from '~/domain/result';
import { randomId } from '~/lib/randomId';
import { orStopped, withAdmin } from '~/state/admin';
import { toast } from '~/state/toasts';

/** Saves what the dialog holds; a failure leaves the dialog open and says why. */
export function useSaveChannel(channel: Channel | null, onSaved: () => void) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [edit] = useState(randomId);
  /** Somebody else changed the same meanwhile, and they have been told. */
  const insist = useRef(false);

  const save = async (input: ChannelInput, signal: AbortSignal) => {
    const saved = await orStopped(
      withAdmin(({ channels }) =>
        channel
          ? channels.update(channel.id, input, { from: channel, insist: insist.current })
          : channels.create(input, edit),
      ),
      signal,
    );
    if (saved.ok) {
      toast(channel ? words.updated(saved.value.name) : words.created(saved.value.name));
      return onSaved();
    }
    insist.current = saved.error.code === 'conflict';
    setFailure(saved.error);
    toast(channel ? words.updateFailed : words.createFailed);
  };
  return { save, failure };
}
