import { passwordHint } from './password';

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
