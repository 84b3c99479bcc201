import { Glyph, type Look } from './Icon';

const shapes = {
  eye: 'M2 12c2.5-4.5 6-7 10-7s7.5 2.5 10 7c-2.5 4.5-6 7-10 7s-7.5-2.5-10-7ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  eyeOff:
    'M9.5 5.3A10 10 0 0 1 12 5c4 0 7.5 2.5 10 7a17 17 0 0 1-2.8 3.7M6 6.9A17 17 0 0 0 2 12c2.5 4.5 6 7 10 7a10 10 0 0 0 5.5-1.6M9.9 9.9a3 3 0 0 0 4.2 4.2M4 4l16 16',
  logout: 'M14 4H4v16h10M9 12h12M17 8l4 4-4 4',
} as const;

/** Icons of whoever has an account, drawn with the same stroke as the site's. */
export function AccountIcon({ name, ...look }: Look & { name: keyof typeof shapes }) {
  return <Glyph d={shapes[name]} {...look} />;
}
