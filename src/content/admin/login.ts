export const adminLogin = {
  heading: 'Staff login',
  intro: 'For Admins and Editors.',
  email: 'Email',
  password: 'Password',
  button: 'Log in',
  busy: 'Logging in...',
  back: { text: 'Not staff?', href: '/', label: 'Back to the website' },
} as const;
