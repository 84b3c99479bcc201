/** Five columns, in order; the last three are filled from `site`. */
export const footerColumns = {
  quickLinks: {
    heading: 'Quick Links',
    links: [
      { href: '/', label: 'Home' },
      { href: '/channels', label: 'Channels' },
      { href: '/packages', label: 'Packages' },
      { href: '/about', label: 'About Us' },
      { href: '/contact', label: 'Contact Us' },
      { href: '/faq', label: 'FAQs' },
    ],
  },
  legal: {
    heading: 'Legal',
    links: [
      { href: '/terms', label: 'Terms & Conditions' },
      { href: '/privacy', label: 'Privacy Policy' },
    ],
  },
  contact: { heading: 'Contact Us' },
  follow: { heading: 'Follow Us' },
  payments: { heading: 'Payment Methods' },
} as const;
