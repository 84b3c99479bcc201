export const adminLogin = {
  heading: 'Staff login',
  intro: 'For Admins and Editors.',
  back: { text: 'Not staff?', href: '/', label: 'Back to the website' },
} as const;
