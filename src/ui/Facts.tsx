import type { ReactNode } from 'react';
import * as css from './Facts.module.css';

interface Props {
  /** Name and value of each. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** What there is to know about a thing, a line each. */
export function Facts({ facts }: Props) {
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div key={name} className={css.root}>
          <dt className={css.name}>{name}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
