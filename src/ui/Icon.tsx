import { clsx } from 'clsx';
import * as css from './Icon.module.css';

/** The set of the frame and of controls, one path each. Pages that need other sets load them. */
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
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 21 21',
  mail: 'M3 5h18v14H3ZM3 6.5l9 7 9-7',
  phone:
    'M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2Z',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5l3.5 2',
  warning: 'M12 3.5 22 20H2ZM12 10v4M12 17h.01',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v5.5M12 7.5h.01',
} as const;

export type IconName = keyof typeof shapes;

export interface Look {
  /** Height in CSS pixels. */
  size?: number | undefined;
  className?: string | undefined;
}

export function Icon({ name, ...look }: Look & { name: IconName }) {
  return <Glyph d={shapes[name]} {...look} />;
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
    >
      <path d={d} />
    </svg>
  );
}
