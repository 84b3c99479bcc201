import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type FieldProps, Frame, ties } from './Field';
import { Icon } from './Icon';
import * as css from './SelectField.module.css';

export interface Option {
  value: string;
  label: string;
}

type Props = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'children'> & { options: readonly Option[] };

/** One choice of a few, by the browser's own list. */
export function SelectField({
  id,
  label,
  hint,
  error,
  optional,
  options,
  className,
  ...rest
}: Props) {
  return (
    <Frame {...{ id, label, hint, error, optional }}>
      <span className={css.root}>
        <select {...rest} {...ties(id, hint, error)} className={clsx(css.control, className)}>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" size={18} className={css.arrow} />
      </span>
    </Frame>
  );
}
