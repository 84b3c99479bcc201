export const forgotPage = {
  heading: 'Forgot your password?',
  intro: 'Enter your email address and we will send you a link to choose a new one.',
  email: { label: 'Email', placeholder: 'you@example.com' },
  button: 'Send the link',
  busy: 'Sending...',
  done: {
    heading: 'Check your email',
    text: 'If an account exists for that address, a link to choose a new password is on its way. It may take a few minutes; please look in the spam folder too.',
  },
  /** The same, where no e-mail can carry the link. */
  doneHere: {
    heading: 'Your link is ready',
    text: 'If an account exists for that address, this link lets you choose a new password. It works once, for an hour.',
  },
  embeddedNote:
    'Demonstration mode: this site sends no email, so the link to choose a new password appears here.',
  embeddedLink: 'Choose a new password',
  login: { text: 'Remembered it?', href: '/login', label: 'Log in' },
} as const;
