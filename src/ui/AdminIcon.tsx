import { Glyph, type Look } from './Icon';

const shapes = {
  cross: 'M7 7l10 10M17 7 7 17',
  plus: 'M12 5v14M5 12h14',
  edit: 'M4 20v-4L16 4l4 4L8 20ZM13 7l4 4',
  trash: 'M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10.5v6M14 10.5v6',
  more: 'M4.5 11.5h1v1h-1ZM11.5 11.5h1v1h-1ZM18.5 11.5h1v1h-1Z',
  sort: 'M7.5 5v14M4 15.5 7.5 19l3.5-3.5M16.5 19V5M13 8.5 16.5 5 20 8.5',
  copy: 'M8 8h12v12H8ZM4 16V4h12',
  download: 'M12 4v11M7 10l5 5 5-5M4 20h16',
  upload: 'M12 15V4M7 9l5-5 5 5M4 20h16',
  settings:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM9 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  dashboard: 'M3 4h8v8H3ZM3 16h8v4H3ZM15 4h6v4h-6ZM15 12h6v8h-6Z',
  article: 'M5 3h14v18H5ZM9 8h6M9 12h6M9 16h3',
  channels: 'M3 5h5v5H3ZM12 5h9v5h-9ZM3 14h9v5H3ZM16 14h5v5h-5Z',
  users:
    'M9 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM2 20c0-3.5 3-5 7-5s7 1.5 7 5M16 4.5a4 4 0 0 1 0 7M19 15.5c2 .7 3 2.2 3 4.5',
} as const;

/** The staff screens' own icons, drawn with the same stroke as the site's. */
export function AdminIcon({ name, ...look }: Look & { name: keyof typeof shapes }) {
  return <Glyph d={shapes[name]} {...look} />;
}
