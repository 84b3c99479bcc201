import { adminChannels } from '~/content/admin/channels';
import { channelError } from '~/content/admin/channelErrors';
import type { ChannelInput } from '~/data/channels';
import { validateChannel } from '~/domain/adminValidation';
import type { Channel } from '~/domain/entities';
import type { FieldError } from '~/domain/fieldRules';
import { useForm } from '~/lib/useForm';
import { RecordDialog } from '~/parts/admin/RecordDialog';
import { CheckboxField } from '~/ui/CheckboxField';
import { TextField } from '~/ui/Field';
import { useSaveChannel } from './useSaveChannel';

const words = adminChannels.dialog;
const ticked = 'on';

interface Props {
  /** The one to change, null for a new one. */
  channel: Channel | null;
  /** Categories in use, offered while typing. */
  categories: readonly string[];
  onClose: () => void;
}

export function ChannelDialog({ channel, categories, onClose }: Props) {
  const { save, failure } = useSaveChannel(channel, onClose);
  const form = useForm<keyof ChannelInput, FieldError>({
    id: 'channel',
    initial: {
      name: channel?.name ?? '',
      category: channel?.category ?? '',
      streamUrl: channel?.streamUrl ?? '',
      logoUrl: channel?.logoUrl ?? '',
      isFeatured: channel?.isFeatured ? ticked : '',
    },
    validate: validateChannel,
    explain: channelError,
    submit: ({ isFeatured, ...texts }, signal) =>
      save({ ...texts, isFeatured: isFeatured === ticked }, signal),
  });
  const { error: _, defaultValue: __, ...featured } = form.field('isFeatured');

  return (
    <RecordDialog
      heading={channel ? words.headingEdit : words.headingNew}
      text={channel ? words.textEdit : words.textNew}
      words={{
        save: channel ? words.update : words.create,
        saving: words.saving,
        cancel: adminChannels.cancel,
      }}
      form={form}
      failure={failure}
      onClose={onClose}
    >
      <TextField {...form.field('name')} label={words.name} autoComplete="off" aria-required />
      <TextField
        {...form.field('category')}
        label={words.category}
        list="channel-categories"
        autoComplete="off"
        aria-required
      />
      <datalist id="channel-categories">
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <TextField
        {...form.field('streamUrl')}
        label={words.streamUrl}
        hint={words.urlHint}
        type="url"
        autoComplete="off"
        aria-required
      />
      <TextField
        {...form.field('logoUrl')}
        label={words.logoUrl}
        hint={words.logoHint}
        inputMode="url"
        autoComplete="off"
        optional
      />
      <CheckboxField {...featured} label={words.isFeatured} defaultChecked={channel?.isFeatured} />
    </RecordDialog>
  );
}
