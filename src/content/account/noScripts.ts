/** Shown on the account screens where scripts do not run. */
export const withoutScripts = {
  text: 'Accounts need JavaScript, which is not running in this browser. You can still reach us:',
  chat: 'Chat with us',
  contact: { href: '/contact', label: 'All ways to contact us' },
} as const;
