import { passwordHint } from './password';

export const resetPage = {
  heading: 'Choose a new password',
  intro: 'Type it twice, so that we both know it is right.',
  password: {
    label: 'New password',
    hint: passwordHint,
  },
  confirm: { label: 'Confirm new password' },
  button: 'Save new password',
  busy: 'Saving...',
  checking: 'Checking your link...',
  expired: {
    heading: 'This link no longer works',
    text: 'It may have been used already, or be too old. Ask for a new one.',
    link: { href: '/forgot-password', label: 'Ask for a new link' },
  },
  done: {
    heading: 'Password changed',
    text: 'You can now log in with your new password.',
    link: { href: '/login', label: 'Log in' },
  },
} as const;
