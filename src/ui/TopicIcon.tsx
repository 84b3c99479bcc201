import { Glyph, type Look } from './Icon';

const shapes = {
  tv: 'M3 5h18v12H3ZM8 21h8',
  bolt: 'M13 3 5 14h6l-1 7 9-11h-7Z',
  film: 'M3 5h18v14H3ZM8 5v14M16 5v14M3 12h5M16 12h5',
  calendar: 'M4 5h16v16H4ZM4 10h16M8 3v4M16 3v4M8 15h5',
  shield: 'M12 3 4 6v6c0 4.5 3.5 7.5 8 9 4.5-1.5 8-4.5 8-9V6ZM8.5 12l2.5 2.5 4.5-5',
  devices: 'M11 15H3V5h15v3M6 19h5M14 11h7v9h-7Z',
  replay: 'M4 4v5h5M4.5 9A8.2 8.2 0 1 1 4 13.5M12 8v4.5l3 2',
  headset: 'M4 14v-2a8 8 0 0 1 16 0v2M4 14h3v5H4ZM17 14h3v5h-3ZM20 19c0 2-3 2.5-6.5 2.5',
  play: 'M7 4l13 8-13 8Z',
  phoneDevice: 'M7 2.5h10v19H7ZM11 18h2',
  tablet: 'M4.5 3h15v18h-15ZM10.5 17.5h3',
  laptop: 'M5 5h14v11H5ZM2 19.5h20',
  stick: 'M8 9h8v12.5H8ZM10 9V2.5h4V9M12 13h.01M12 17v1',
  box: 'M3 8h18v9H3ZM6 17v3M18 17v3M7 12.5h.01M11 12.5h6',
} as const;

/** What a text is about: devices, features. Apart, for pages that have any. */
export function TopicIcon({ name, ...look }: Look & { name: keyof typeof shapes }) {
  return <Glyph d={shapes[name]} {...look} />;
}
