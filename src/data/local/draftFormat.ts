import {
  ARTICLE_FIELDS,
  type ArticleDraft,
  type ArticleFields,
  fieldsOf,
} from '~/domain/articleDraft';
import { asFields, asText } from '~/lib/fields';
import { identified } from '../parse';

/** A draft rebuilt field by field from what was kept; null for what is none. */
export function parseDraft(value: unknown): ArticleDraft | null {
  const draft = identified(value);
  const start = asFields(draft?.['start']);
  const sent = draft?.['sent'];
  if (!draft || !start || !asText(draft['personId'])) return null;
  return {
    id: asText(draft['id']),
    personId: asText(draft['personId']),
    place: asText(draft['place']) || null,
    start: { origin: parseOrigin(start['origin']), fields: parseFields(start['fields']) },
    fields: parseFields(draft['fields']),
    ...(Array.isArray(sent) && { sent: sent.map(parseFields) }),
    typedAt: asText(draft['typedAt']),
  };
}

function parseOrigin(value: unknown): { id: string; updatedAt: string } | null {
  const origin = identified(value);
  return origin && { id: asText(origin['id']), updatedAt: asText(origin['updatedAt']) };
}

function parseFields(value: unknown): ArticleFields {
  const stored = asFields(value);
  const fields = fieldsOf(null);
  for (const name of ARTICLE_FIELDS) fields[name] = asText(stored?.[name], fields[name]);
  return fields;
}
