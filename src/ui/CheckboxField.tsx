import type { ComponentProps } from 'react';
import * as css from './CheckboxField.module.css';

type Props = Omit<ComponentProps<'input'>, 'type'> & { id: string; label: string };

/** A box to tick, its words beside it. */
export function CheckboxField({ id, label, ...rest }: Props) {
  return (
    <label htmlFor={id} className={css.root}>
      <input {...rest} id={id} type="checkbox" className={css.box} />
      {label}
    </label>
  );
}
