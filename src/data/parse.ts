import {
  ARTICLE_STATUSES,
  ROLES,
  type Article,
  type Channel,
  type StaffUser,
} from '~/domain/entities';
import { usableSlug } from '~/domain/articleSlug';
import { DEFAULT_TITLE } from '~/domain/articleTitle';
import { slugify } from '~/domain/slug';
import { parseTags } from '~/domain/tags';
import { asChoice, asFields, asNumber, asText, asTexts, type Fields } from '~/lib/fields';

/**
 * Records rebuilt field by field from untrusted JSON; nothing else of it passes. Null for a value
 * without an id, or without what the record cannot do without.
 */
export function parseArticle(value: unknown): Article | null {
  const fields = identified(value);
  if (!fields) return null;
  const texts = asTexts([fields['title'], fields['slug'], fields['content']]);
  if (texts.length === 0) return null;
  const id = asText(fields['id']);
  const given = asText(fields['title']);
  const title = given.trim() ? given : DEFAULT_TITLE;
  return {
    id,
    slug: usableSlug(asText(fields['slug'], slugify(given)), id),
    earlierSlugs: asTexts(fields['earlierSlugs']),
    title,
    content: asText(fields['content']),
    excerpt: asText(fields['excerpt']),
    status: asChoice(fields['status'], ARTICLE_STATUSES, 'Draft'),
    tags: listOrText(fields['tags']),
    imageUrl: asText(fields['imageUrl']),
    imageDescription: asText(fields['imageDescription']),
    metaTitle: asText(fields['metaTitle']),
    metaDescription: asText(fields['metaDescription']),
    metaKeywords: asTexts(fields['metaKeywords']).join(', ') || asText(fields['metaKeywords']),
    schemaMarkup: asText(fields['schemaMarkup']),
    views: asNumber(fields['views']),
    readTime: Math.max(1, Math.ceil(asNumber(fields['readTime']))),
    // older data calls the author's id `author`
    authorId: asText(fields['authorId'], asText(fields['author'])),
    authorName: asText(fields['authorName']),
    createdAt: asText(fields['createdAt']),
    updatedAt: asText(fields['updatedAt']),
  };
}

/** Null without an id or a name. */
export function parseChannel(value: unknown): Channel | null {
  const fields = identified(value);
  if (!fields || typeof fields['name'] !== 'string') return null;
  return {
    id: asText(fields['id']),
    name: fields['name'],
    category: asText(fields['category']),
    streamUrl: asText(fields['streamUrl']),
    logoUrl: asText(fields['logoUrl']),
    isFeatured: fields['isFeatured'] === true,
    createdAt: asText(fields['createdAt']),
    updatedAt: asText(fields['updatedAt']),
  };
}

/** Null without an id or one of the roles. */
export function parseStaffUser(value: unknown): StaffUser | null {
  const fields = identified(value);
  const role = asChoice(fields?.['role'], ROLES, null);
  if (!fields || !role) return null;
  return {
    id: asText(fields['id']),
    name: asText(fields['name']),
    email: asText(fields['email']),
    role,
    updatedAt: asText(fields['updatedAt']),
  };
}

/** An object with a non-empty text as its id. */
export function identified(value: unknown): Fields | null {
  const fields = asFields(value);
  return fields && asText(fields['id']) !== '' ? fields : null;
}

const listOrText = (value: unknown): string[] =>
  typeof value === 'string' ? parseTags(value) : asTexts(value);
