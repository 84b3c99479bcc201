import { channelError } from '~/content/admin/channelErrors';
import { channelMessages as words } from '~/content/admin/channelMessages';
import type { ChannelInput } from '~/data/channels';
import { validateChannel } from '~/domain/adminValidation';
import type { Channel } from '~/domain/entities';
import type { FieldError } from '~/domain/fieldRules';
import { useRecordForm } from '~/parts/admin/useRecordForm';
import { withAdmin } from '~/state/admin';
import { toast } from '~/state/toasts';

const ticked = 'on';

type Fields = Record<keyof ChannelInput, string>;

const fieldsOf = (channel: Channel | null): Fields => ({
  name: channel?.name ?? '',
  category: channel?.category ?? '',
  streamUrl: channel?.streamUrl ?? '',
  logoUrl: channel?.logoUrl ?? '',
  isFeatured: channel?.isFeatured ? ticked : '',
});

const inputOf = ({ isFeatured, ...texts }: Readonly<Fields>): ChannelInput => ({
  ...texts,
  isFeatured: isFeatured === ticked,
});

/** The fields of a channel's dialog, and saving what they hold. */
export const useChannelForm = (channel: Channel | null, onClose: () => void) =>
  useRecordForm<Channel, keyof ChannelInput, FieldError>({
    id: 'channel',
    opened: channel,
    fieldsOf,
    validate: validateChannel,
    explain: channelError,
    send: (values, { record, start, idempotencyKey, told, sent }) =>
      withAdmin(({ channels }) => {
        const input = inputOf(values);
        if (!record) return channels.create(input, idempotencyKey);
        const opened = { from: inputOf(start), told, sent: sent.map(inputOf) };
        return channels.update(record.id, input, opened);
      }),
    onSaved: ({ name }, isNew) => toast(isNew ? words.created(name) : words.updated(name)),
    onRefused: (_, isNew) => toast(isNew ? words.createFailed : words.updateFailed),
    onClose,
  });
