import type { ArticleField } from '~/domain/articleDraft';

/** What a field's control needs, as `useForm` gives it. */
export type FieldProps = (name: ArticleField) => {
  id: string;
  name: ArticleField;
  defaultValue: string;
  error: string | undefined;
};
