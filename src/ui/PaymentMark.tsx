import { clsx } from 'clsx';
import type { Look } from './Icon';
import * as css from './Icon.module.css';

/** Ways to pay: the same card for all, told apart by a small sign and the word. */
const marks = {
  visa: { label: 'Visa', size: 9, d: 'M1 7h36' },
  mastercard: {
    label: 'Mastercard',
    size: 5.2,
    d: 'M17 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM21 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  },
  paypal: { label: 'PayPal', size: 7.4, d: 'M17 11V5h3a2 2 0 0 1 0 4h-3' },
} as const;

/** Wider than high; `size` is the height. */
export function PaymentMark({ name, size = 24, className }: Look & { name: keyof typeof marks }) {
  const mark = marks[name];
  return (
    <svg
      className={clsx(css.root, className)}
      viewBox="0 0 38 24"
      width={Math.round((size * 38) / 24)}
      height={size}
      aria-hidden="true"
    >
      <path d={`M1 1h36v22H1Z${mark.d}`} />
      <text className={css.label} x="19" y="19" fontSize={mark.size}>
        {mark.label}
      </text>
    </svg>
  );
}
