export const loginPage = {
  heading: 'Log in',
  intro: 'Welcome back. Enter your details to see your subscription.',
  email: { label: 'Email', placeholder: 'you@example.com' },
  password: { label: 'Password' },
  button: 'Log in',
  busy: 'Logging in...',
  forgot: { href: '/forgot-password', label: 'Forgot password?' },
  /** For those whose address is not confirmed yet. */
  unconfirmed: {
    text: 'Lost the email?',
    href: '/confirm-email',
    label: 'Send the confirmation link again',
  },
  signup: { text: 'New here?', href: '/signup', label: 'Create an account' },
} as const;
