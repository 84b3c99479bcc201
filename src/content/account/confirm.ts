const resend = {
  email: { label: 'Email', placeholder: 'you@example.com' },
  button: 'Send a new link',
  busy: 'Sending...',
} as const;

export const confirmPage = {
  heading: 'Confirm your email',
  intro: 'One press, and your account is ready.',
  checking: 'Checking your link...',
  button: 'Confirm my address',
  busy: 'Confirming...',
  expired: {
    heading: 'This link no longer works',
    text: 'It may have been used already: then you can simply log in. If it is too old, we will send you a new one.',
    ...resend,
  },
  /** For those who come by themselves, without a link. */
  unlinked: {
    heading: 'Get a new confirmation link',
    text: 'We send it to the address that you signed up with.',
    ...resend,
  },
  sent: {
    heading: 'Check your email',
    text: 'If that address still has to be confirmed, a new link is on its way. It may take a few minutes; please look in the spam folder too.',
  },
  done: {
    heading: 'Your address is confirmed',
    text: 'Thank you. You are logged in now.',
    link: { href: '/dashboard', label: 'Go to your dashboard' },
  },
  login: { text: 'Confirmed already?', href: '/login', label: 'Log in' },
} as const;
