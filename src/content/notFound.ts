/** Words for addresses without a page, or whose page is not there yet. */
export const notFoundPage = {
  code: '404',
  heading: 'Nothing on at this address',
  text: 'The page may have moved, or the address may have a slip of the finger in it.',
  home: { href: '/', label: 'Go to the home page' },
  links: [
    { href: '/channels', label: 'Channels' },
    { href: '/packages', label: 'Packages' },
    { href: '/contact', label: 'Contact Us' },
  ],
} as const;

/** While the browser puts a page together, and instead of it where scripts do not run. */
export const shellPage = {
  title: 'Loading',
  loading: 'Loading...',
  withoutScripts: {
    heading: 'This page needs scripts',
    text: 'It is put together in your browser, and scripts do not run there at the moment. All of these pages work without them.',
    home: { href: '/', label: 'Go to the home page' },
    links: [
      { href: '/channels', label: 'Channels' },
      { href: '/packages', label: 'Packages' },
      { href: '/blog', label: 'Blogs' },
      { href: '/contact', label: 'Contact Us' },
    ],
  },
} as const;
