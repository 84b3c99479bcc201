import { NAME_MAX } from './accountValidation';
import { httpUrl, imageUrl, jsonLd } from './contentFieldRules';
import type { ArticleInput } from './articleRules';
import { ROLES, type Channel, type StaffUser } from './entities';
import {
  checkFields,
  email,
  maxLength,
  oneOf,
  required,
  requiredVerbatim,
  strongPassword,
  type FieldErrors,
} from './fieldRules';

/** The longest article, in UTF-16 units: a fifth of what a browser stores for a site. */
export const ARTICLE_CONTENT_MAX = 1_000_000;
export const ARTICLE_TITLE_MAX = 1_000;
export const SCHEMA_MARKUP_MAX = 100_000;

export type StaffUserForm = Pick<StaffUser, 'name' | 'email' | 'role'> & { password: string };
export type ChannelForm = Pick<Channel, 'name' | 'category' | 'streamUrl' | 'logoUrl'>;
export type ArticleForm = Pick<ArticleInput, 'title' | 'content' | 'imageUrl' | 'schemaMarkup'>;

/** Product rule: a password is required to create a user; on edit a blank one keeps the old. */
export function validateStaffUser(
  form: StaffUserForm,
  mode: 'create' | 'edit',
): FieldErrors<keyof StaffUserForm> {
  return checkFields<keyof StaffUserForm>(form, {
    name: [required, maxLength(NAME_MAX)],
    email: [required, email],
    role: [oneOf(ROLES)],
    password: mode === 'create' ? [requiredVerbatim, strongPassword] : [strongPassword],
  });
}

/** Product rule: name, category and an http(s) stream URL are required, the logo's is not. */
export function validateChannel(form: ChannelForm): FieldErrors<keyof ChannelForm> {
  return checkFields<keyof ChannelForm>(form, {
    name: [required],
    category: [required],
    streamUrl: [required, httpUrl],
    logoUrl: [imageUrl],
  });
}

/** A title is required; image address and schema markup must be sound when given. */
export function validateArticle(form: ArticleForm): FieldErrors<keyof ArticleForm> {
  return checkFields<keyof ArticleForm>(form, {
    title: [required, maxLength(ARTICLE_TITLE_MAX)],
    content: [maxLength(ARTICLE_CONTENT_MAX)],
    imageUrl: [imageUrl],
    schemaMarkup: [maxLength(SCHEMA_MARKUP_MAX), jsonLd],
  });
}
