import { bad, good } from './toastText';

/** Of signing in to the staff area: apart from its other messages, which customers need not load. */
export const staffAuth = {
  invalid: 'Invalid email or password. Please try again.',
  loginFailed: bad('Login Failed', 'Invalid email or password.'),
  welcome: (name: string) => good('Login Successful', `Welcome back, ${name}!`),
  loggedOut: good('Logged Out', 'You have been successfully logged out.'),
  logoutFailed: (reason: string) => bad('Logout Failed', reason),
  notStaffLog: 'User does not have Admin or Editor role. Logging out.',
  loginErrorLog: 'Admin login error:',
  profileErrorLog: 'Admin profile fetch error:',
};
