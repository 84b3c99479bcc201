/** What stands beside a faulty field of a channel's dialog. */
import type { ChannelForm } from '~/domain/adminValidation';
import type { FieldError } from '~/domain/fieldRules';
import { fieldMessages } from '../fieldMessages';
import { channelMessages as words } from './channelMessages';

type ChannelField = keyof ChannelForm | 'isFeatured';

const texts: Record<ChannelField, Partial<Record<FieldError, string>>> = {
  name: { required: words.nameRequired },
  category: { required: words.categoryRequired },
  streamUrl: { required: words.streamUrlRequired, 'invalid-url': words.streamUrlInvalid },
  logoUrl: { 'invalid-url': words.logoUrlInvalid },
  isFeatured: {},
};

export const channelError = (field: ChannelField, fault: FieldError): string =>
  texts[field][fault] ?? fieldMessages.summary(1);
