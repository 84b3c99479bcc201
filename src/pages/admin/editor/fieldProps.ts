import type { Field } from './articleFields';

/** What a field's control needs, as `useForm` gives it. */
export type FieldProps = (name: Field) => {
  id: string;
  name: Field;
  defaultValue: string;
  error: string | undefined;
};
