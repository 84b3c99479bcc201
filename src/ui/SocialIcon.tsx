import { Glyph, type Look } from './Icon';

/** Signs of social networks, for the footer alone. */
const shapes = {
  facebook: 'M3 3h18v18H3ZM17 7.5h-1.5a2 2 0 0 0-2 2V21M10.5 13.5h6',
  x: 'M4 4h4l12 16h-4ZM19.5 4l-6.4 6.8M10.9 13.2 4.5 20',
  instagram: 'M3 3h18v18H3ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM17 7h.01',
} as const;

export function SocialIcon({ name, ...look }: Look & { name: keyof typeof shapes }) {
  return <Glyph d={shapes[name]} {...look} />;
}
