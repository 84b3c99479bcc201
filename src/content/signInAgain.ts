/** What a member of staff reads whose session ended while something was unsaved on screen. */
export const signInAgain = {
  heading: 'Log in to go on',
  text: 'Your session has ended. What you typed is still on this page, and a save that was on its way is sent as soon as you are back.',
  later: 'Not now',
  other: 'Log in as somebody else',
  notice:
    'You are signed out. What you typed is still here, but it cannot be saved until you log in.',
  button: 'Log in',
} as const;
