import * as css from './Meter.module.css';

interface Props {
  label: string;
  value: number;
  max: number;
  /** From where on it is too much. */
  high?: number;
}

/** How much of something is used, as a bar. */
export function Meter({ label, value, max, high = max }: Props) {
  return (
    <meter
      className={css.root}
      aria-label={label}
      min={0}
      max={max}
      high={high}
      optimum={0}
      value={value}
    />
  );
}
