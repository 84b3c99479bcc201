/** Words of the customer's screens: login, signup, password recovery, dashboard. */
import { PASSWORD_MIN_CHARACTERS } from '~/domain/password';

const passwordHint = `At least ${PASSWORD_MIN_CHARACTERS} characters, with a letter and a digit. A few unrelated words are easy to remember and hard to guess.`;

export const passwordField = {
  show: 'Show password',
  hide: 'Hide password',
} as const;

/** Shown on the account screens where scripts do not run. */
export const withoutScripts = {
  text: 'Accounts need JavaScript, which is not running in this browser. You can still reach us:',
  chat: 'Chat with us',
  contact: { href: '/contact', label: 'All ways to contact us' },
} as const;

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

export const signupPage = {
  heading: 'Create your account',
  intro: 'It is free, and no card is needed.',
  name: { label: 'Full name', placeholder: 'Your full name' },
  email: { label: 'Email', placeholder: 'you@example.com' },
  password: {
    label: 'Password',
    hint: passwordHint,
  },
  confirm: { label: 'Confirm password' },
  button: 'Sign up',
  busy: 'Creating your account...',
  login: { text: 'Already have an account?', href: '/login', label: 'Log in' },
} as const;

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

export const confirmPage = {
  heading: 'Confirm your email',
  intro: 'One press, and your account is ready.',
  checking: 'Checking your link...',
  button: 'Confirm my address',
  busy: 'Confirming...',
  expired: {
    heading: 'This link no longer works',
    text: 'It may have been used already: then you can simply log in. If it is too old, we will send you a new one.',
    email: { label: 'Email', placeholder: 'you@example.com' },
    button: 'Send a new link',
    busy: 'Sending...',
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

export const dashboardPage = {
  welcome: (name: string) => `Welcome, ${name}`,
  intro: 'Your subscription and account at a glance.',
  subscription: {
    heading: 'Subscription',
    plan: 'Plan',
    status: 'Status',
    nextPayment: 'Next payment',
    nextPaymentValue: (amount: string, date: string) => `${amount} on ${date}`,
    devices: 'Devices in use',
    devicesValue: (used: number, most: number) => `${used} of ${most}`,
    sampleNote: 'Sample data: your real plan is confirmed in our chat.',
    manage: { href: '/packages', label: 'See the packages' },
  },
  account: {
    heading: 'Account',
    email: 'Email',
    role: 'Role',
    /** Shown where the profile has no role. */
    customer: 'Customer',
    logout: 'Log out',
    loggingOut: 'Logging out...',
  },
  history: {
    heading: 'Recent watch history',
    empty: "You haven't watched anything recently.",
    browse: { href: '/channels', label: 'Browse the channels' },
  },
  loading: 'Loading your dashboard...',
} as const;
