import { clsx } from 'clsx';
import * as css from './Icon.module.css';

/** The set visitors see, one path each; what only staff see is in AdminIcon, so nobody else downloads it. */
const shapes = {
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'M6 6l12 12M18 6 6 18',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5V4M12 20v1.5M2.5 12H4M20 12h1.5M5.3 5.3l1 1M17.7 17.7l1 1M5.3 18.7l1-1M17.7 6.3l1-1',
  moon: 'M20.5 14A8.7 8.7 0 1 1 10 3.5 7 7 0 0 0 20.5 14Z',
  chat: 'M3 4h18v13h-9l-5 4v-4H3ZM7.5 8.5h9M7.5 12.5h5',
  arrowRight: 'M4 12h16M14 6l6 6-6 6',
  arrowLeft: 'M20 12H4M10 6l-6 6 6 6',
  chevronDown: 'M6 9l6 6 6-6',
  check: 'M4.5 12.5l5 5 10-11',
  cross: 'M7 7l10 10M17 7 7 17',
  star: 'M12 3l2.7 5.8 6.3.8-4.7 4.3 1.3 6.3-5.6-3.2-5.6 3.2 1.3-6.3L3 9.6l6.3-.8Z',
  tv: 'M3 5h18v12H3ZM8 21h8',
  bolt: 'M13 3 5 14h6l-1 7 9-11h-7Z',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18Z',
  film: 'M3 5h18v14H3ZM8 5v14M16 5v14M3 12h5M16 12h5',
  calendar: 'M4 5h16v16H4ZM4 10h16M8 3v4M16 3v4M8 15h5',
  shield: 'M12 3 4 6v6c0 4.5 3.5 7.5 8 9 4.5-1.5 8-4.5 8-9V6ZM8.5 12l2.5 2.5 4.5-5',
  devices: 'M11 15H3V5h15v3M6 19h5M14 11h7v9h-7Z',
  replay: 'M4 4v5h5M4.5 9A8.2 8.2 0 1 1 4 13.5M12 8v4.5l3 2',
  headset: 'M4 14v-2a8 8 0 0 1 16 0v2M4 14h3v5H4ZM17 14h3v5h-3ZM20 19c0 2-3 2.5-6.5 2.5',
  play: 'M7 4l13 8-13 8Z',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 21 21',
  mail: 'M3 5h18v14H3ZM3 6.5l9 7 9-7',
  phone:
    'M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2Z',
  facebook: 'M3 3h18v18H3ZM17 7.5h-1.5a2 2 0 0 0-2 2V21M10.5 13.5h6',
  x: 'M4 4h4l12 16h-4ZM19.5 4l-6.4 6.8M10.9 13.2 4.5 20',
  instagram: 'M3 3h18v18H3ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM17 7h.01',
  sports:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 8l4 3-1.5 4.5h-5L8 11ZM12 8V3M16 11l4.5-1.6M14.5 15.5l2.8 3.8M9.5 15.5l-2.8 3.8M8 11 3.5 9.4',
  news: 'M17 20V4H3v14a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V9h-4M7 8h6M7 12h6M7 16h3',
  movies: 'M3 5h18v15H3ZM3 10h18M9 5l-2 5M14 5l-2 5M19 5l-2 5',
  entertainment: 'M5 4h14v7a7 7 0 0 1-14 0ZM9 9h.01M15 9h.01M9 13c1.5 2 4.5 2 6 0',
  kids: 'M12 2.5l6 6.5-6 8-6-8ZM12 2.5V17M6 9h12M12 17c0 4 4 1 4 4.5',
  documentaries: 'M12 6c-2-1.5-5-2-9-2v14c4 0 7 .5 9 2 2-1.5 5-2 9-2V4c-4 0-7 .5-9 2ZM12 6v14',
  wifi: 'M2 9a15 15 0 0 1 20 0M5.5 13a10 10 0 0 1 13 0M9 16.8a5 5 0 0 1 6 0M12 20.3h.01',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5l3.5 2',
  lock: 'M5 10h14v11H5ZM8 10V7a4 4 0 0 1 8 0v3M12 14v3',
  user: 'M12 3a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM4 21c0-4 3.5-5.5 8-5.5s8 1.5 8 5.5',
  eye: 'M2 12c2.5-4.5 6-7 10-7s7.5 2.5 10 7c-2.5 4.5-6 7-10 7s-7.5-2.5-10-7ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  eyeOff:
    'M9.5 5.3A10 10 0 0 1 12 5c4 0 7.5 2.5 10 7a17 17 0 0 1-2.8 3.7M6 6.9A17 17 0 0 0 2 12c2.5 4.5 6 7 10 7a10 10 0 0 0 5.5-1.6M9.9 9.9a3 3 0 0 0 4.2 4.2M4 4l16 16',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  warning: 'M12 3.5 22 20H2ZM12 10v4M12 17h.01',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v5.5M12 7.5h.01',
  logout: 'M14 4H4v16h10M9 12h12M17 8l4 4-4 4',
  phoneDevice: 'M7 2.5h10v19H7ZM11 18h2',
  tablet: 'M4.5 3h15v18h-15ZM10.5 17.5h3',
  laptop: 'M5 5h14v11H5ZM2 19.5h20',
  stick: 'M8 9h8v12.5H8ZM10 9V2.5h4V9M12 13h.01M12 17v1',
  box: 'M3 8h18v9H3ZM6 17v3M18 17v3M7 12.5h.01M11 12.5h6',
} as const;

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

type ShapeName = keyof typeof shapes;
export type PaymentName = keyof typeof marks;
export type IconName = ShapeName | PaymentName;

interface Look {
  /** Height in CSS pixels; the payment marks are wider than high. */
  size?: number | undefined;
  className?: string | undefined;
}

export function Icon({ name, ...look }: Look & { name: IconName }) {
  if (isPayment(name)) return <PaymentMark name={name} {...look} />;
  return <Glyph d={shapes[name]} solid={name === 'star'} {...look} />;
}

export function Glyph({
  d,
  solid = false,
  size = 24,
  className,
}: Look & { d: string; solid?: boolean }) {
  return (
    <svg
      className={clsx(css.root, solid && css.solid, className)}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path d={d} />
    </svg>
  );
}

function PaymentMark({ name, size = 24, className }: Look & { name: PaymentName }) {
  const mark = marks[name];
  return (
    <svg
      className={clsx(css.root, className)}
      viewBox="0 0 38 24"
      width={Math.round((size * 38) / 24)}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path d={`M1 1h36v22H1Z${mark.d}`} />
      <text className={css.label} x="19" y="19" fontSize={mark.size}>
        {mark.label}
      </text>
    </svg>
  );
}

function isPayment(name: IconName): name is PaymentName {
  return name in marks;
}
