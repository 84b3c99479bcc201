/** What stands beside a faulty field of the dialogs for users and channels. */
import { NAME_MAX } from '~/domain/accountValidation';
import type { ChannelForm, StaffUserForm } from '~/domain/adminValidation';
import type { FieldError } from '~/domain/fieldRules';
import { adminMessages } from './adminMessages';
import { messages } from './messages';

type Texts = Partial<Record<FieldError, string>>;

const { users, channels } = adminMessages;

const userTexts: Record<keyof StaffUserForm, Texts> = {
  name: { required: users.nameRequired, 'too-long': users.nameTooLong(NAME_MAX) },
  email: { required: users.emailRequired, 'invalid-email': users.emailInvalid },
  role: { 'invalid-choice': users.roleInvalid },
  password: { required: users.passwordRequired, 'weak-password': users.passwordWeak },
};

type ChannelField = keyof ChannelForm | 'isFeatured';

const channelTexts: Record<ChannelField, Texts> = {
  name: { required: channels.nameRequired },
  category: { required: channels.categoryRequired },
  streamUrl: { required: channels.streamUrlRequired, 'invalid-url': channels.streamUrlInvalid },
  logoUrl: { 'invalid-url': channels.logoUrlInvalid },
  isFeatured: {},
};

export const userError = (field: keyof StaffUserForm, fault: FieldError): string =>
  userTexts[field][fault] ?? messages.fields.summary(1);

export const channelError = (field: ChannelField, fault: FieldError): string =>
  channelTexts[field][fault] ?? messages.fields.summary(1);
