import { clsx } from 'clsx';
import type { ClipboardEvent, ComponentProps, ReactNode } from 'react';
import { fixDirection, isSlowToDirect } from '~/lib/direction';
import { Icon } from './Icon';
import * as css from './Field.module.css';

export interface FieldProps {
  /** Unique in the page: the label, hint and error are tied to the control by it. */
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  optional?: boolean | undefined;
}

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id'> & { after?: ReactNode };
type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id'>;

export function TextField({
  id,
  label,
  hint,
  error,
  optional,
  after,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <Frame {...{ id, label, hint, error, optional }}>
      <span className={css.line}>
        <input
          type="text"
          dir="auto"
          onPaste={prepare}
          {...rest}
          {...ties(id, hint, error)}
          className={clsx(css.control, className)}
        />
        {after}
      </span>
    </Frame>
  );
}

export function TextArea({
  id,
  label,
  hint,
  error,
  optional,
  className,
  onPaste,
  ...rest
}: TextAreaProps) {
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    onPaste?.(event);
    if (!event.defaultPrevented) prepare(event);
  };
  return (
    <Frame {...{ id, label, hint, error, optional }}>
      <textarea
        dir={isSlowToDirect(String(rest.defaultValue ?? '').length) ? 'ltr' : 'auto'}
        {...rest}
        onPaste={paste}
        {...ties(id, hint, error)}
        className={clsx(css.control, css.area, className)}
      />
    </Frame>
  );
}

/** What is pasted may be long. */
const prepare = ({
  currentTarget: field,
  clipboardData,
}: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>): void =>
  fixDirection(field, field.value.length + clipboardData.getData('text').length);

/** Label, hint and error around a control. */
export function Frame({
  id,
  label,
  hint,
  error,
  optional,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div className={css.root}>
      <label htmlFor={id} className={css.label}>
        {label}
        {optional && <span className={css.optional}> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className={css.error}>
          <Icon name="warning" size={18} />
          {error}
        </p>
      )}
    </div>
  );
}

/** What ties a control to its label, hint and error. */
export const ties = (id: string, hint?: string, error?: string) => ({
  id,
  'aria-describedby': clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined,
  'aria-invalid': error ? true : undefined,
});
