import { adminChannels } from '~/content/admin/channels';
import type { Channel } from '~/domain/entities';
import { RecordDialog } from '~/parts/admin/RecordDialog';
import { CheckboxField } from '~/ui/CheckboxField';
import { TextField } from '~/ui/Field';
import { useChannelForm } from './useChannelForm';

const words = adminChannels.dialog;

interface Props {
  /** The one to change, null for a new one. */
  channel: Channel | null;
  /** Categories in use, offered while typing. */
  categories: readonly string[];
  onClose: () => void;
}

export function ChannelDialog({ channel, categories, onClose }: Props) {
  const dialog = useChannelForm(channel, onClose);
  const { form, record } = dialog;
  const { error: _, defaultValue: __, ...featured } = form.field('isFeatured');

  return (
    <RecordDialog
      heading={record ? words.headingEdit : words.headingNew}
      text={record ? words.textEdit : words.textNew}
      words={{
        save: record ? words.update : words.create,
        saving: words.saving,
        cancel: adminChannels.cancel,
      }}
      record={dialog}
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
