/** What is said to those who may not do something. */
export const permissions = {
  denied: 'Access Denied',
  page: 'You do not have permission to access this page.',
  manageUsers: 'You do not have permission to manage users.',
  manageChannels: 'You do not have permission to manage channels.',
  viewUsers: 'Only Admins can view all users',
  addUsers: 'Only Admins can add users',
  updateUsers: 'Only Admins can update users',
  deleteUsers: 'Only Admins can delete users',
  addChannels: 'Only Admins or Editors can add channels',
  updateChannels: 'Only Admins or Editors can update channels',
  deleteChannels: 'Only Admins or Editors can delete channels',
  mustBeLoggedIn: 'Must be logged in',
  notAuthenticated: 'User not authenticated',
  writersEditOwn: 'Writers can only edit their own articles',
  writersDeleteOwn: 'Writers can only delete their own articles',
  editDenied: 'Permission denied to edit this article',
} as const;
