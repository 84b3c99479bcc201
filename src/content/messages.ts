/** Messages that visitors and customers meet. Those of the staff area are in `./admin/`. */
import { contactSent } from './contactSent';
import { fieldMessages } from './fieldMessages';
import { bad, good } from './toastText';
import { tooManyAttempts } from './tooManyAttempts';

export const messages = {
  contact: {
    sent: contactSent,
  },
  auth: {
    loggedIn: good('Login Successful', 'Welcome back! Redirecting to your dashboard...'),
    loginFailed: (reason: string) => bad('Login Failed', reason),
    signedUp: good(
      'Signup Successful',
      'Please check your email for verification. Redirecting to login...',
    ),
    signupFailed: (reason: string) => bad('Signup Failed', reason),
    passwordMismatch: bad('Signup Failed', 'Passwords do not match.'),
    loggedOut: good('Logged Out', 'You have been successfully logged out.'),
    logoutFailed: (reason: string) => bad('Logout Failed', reason),
    recoveryFailed: (reason: string) => bad('Request Failed', reason),
    passwordChanged: good('Password Changed', 'You can now log in with your new password.'),
    passwordChangeFailed: (reason: string) => bad('Reset Failed', reason),
    confirmFailed: (reason: string) => bad('Confirmation Failed', reason),
    invalidCredentials: 'Invalid login credentials',
    alreadyRegistered: 'User already registered',
    sessionMissing: 'Auth session missing!',
    profileMissing: 'Profile not found',
    passwordsDiffer: 'Passwords do not match.',
    weakPassword: 'Use 8 characters to 72 bytes, with a letter (a to z) and a digit (0 to 9).',
    linkExpired: 'This link no longer works. Please ask for a new one.',
    insecureContext: 'Passwords need a secure connection (https). Nothing was sent or stored.',
    tooManyAttempts,
  },
  fields: fieldMessages,
  storage: {
    unavailable:
      'Your browser is blocking local storage, so changes are lost when you close this page.',
    full: 'The local storage of this browser is full. Remove something and try again.',
    newerVersion: 'This site was updated in another tab. Reload this page to go on.',
    embeddedAccounts:
      'Demonstration mode: accounts are kept in this browser only. Please do not use a real password.',
  },
} as const;
