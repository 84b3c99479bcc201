/** Five columns, in order; contact and payments are filled from `site`. */
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
  follow: {
    heading: 'Follow Us',
    links: [
      { name: 'Facebook', icon: 'facebook', href: '#' },
      { name: 'X', icon: 'x', href: '#' },
      { name: 'Instagram', icon: 'instagram', href: '#' },
    ],
  },
  payments: { heading: 'Payment Methods' },
} as const;
