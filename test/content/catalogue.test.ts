import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { articleMessages as articles } from '~/content/admin/articleMessages';
import { adminArticles } from '~/content/admin/articles';
import { channelMessages as channels } from '~/content/admin/channelMessages';
import { adminChannels } from '~/content/admin/channels';
import { adminDashboard } from '~/content/admin/dashboard';
import { articleEditor } from '~/content/admin/editor';
import { articleOpening as opening } from '~/content/admin/articleOpening';
import { editorMessages as editor } from '~/content/admin/editorMessages';
import { permissions } from '~/content/admin/permissions';
import { userMessages as users } from '~/content/admin/userMessages';
import { adminUsers } from '~/content/admin/users';
import { dashboardPage } from '~/content/account/dashboard';
import { blogPage, blogPostPage } from '~/content/blog';
import { staffAuth } from '~/content/staffAuth';
import { contentPage } from '~/content/samples';
import { messages } from '~/content/messages';
import type { ToastText } from '~/content/toastText';
import { site } from '~/content/site';
import {
  ARTICLE_CONTENT_MAX,
  ARTICLE_TITLE_MAX,
  LIVE_PREVIEW_MAX,
  SCHEMA_MARKUP_MAX,
} from '~/domain/articleLimits';
import { formatDate } from '~/domain/dates';
import { formatInteger } from '~/domain/number';

const { auth, contact } = messages;

/** The reason that a provider gives. */
const reason = 'Invalid login credentials';

const failing = (title: string, description: string): ToastText => ({
  title,
  description,
  variant: 'destructive',
});
const fine = (title: string, description: string): ToastText => ({
  title,
  description,
  variant: 'default',
});

const toasts = suite('the catalogue’s toasts');

const catalogue: [situation: string, toast: ToastText, expected: ToastText][] = [
  [
    'The contact form was sent',
    contact.sent,
    fine('Message Sent!', `Thank you for contacting ${site.name}. We'll get back to you soon.`),
  ],
  [
    'The dashboard’s profile could not be fetched',
    dashboardPage.profileFailed,
    failing('Error', 'Could not fetch your profile.'),
  ],
  ['Logout failed', auth.logoutFailed(reason), failing('Logout Failed', reason)],
  [
    'Logout succeeded',
    auth.loggedOut,
    fine('Logged Out', 'You have been successfully logged out.'),
  ],
  ['Login failed', auth.loginFailed(reason), failing('Login Failed', reason)],
  ['Signup failed', auth.signupFailed(reason), failing('Signup Failed', reason)],
  [
    'The passwords differ',
    auth.passwordMismatch,
    failing('Signup Failed', 'Passwords do not match.'),
  ],
  [
    'Admin login failed',
    staffAuth.loginFailed,
    failing('Login Failed', 'Invalid email or password.'),
  ],
  ['Admin logout failed', staffAuth.logoutFailed(reason), failing('Logout Failed', reason)],
  [
    'Admin logout succeeded',
    staffAuth.loggedOut,
    fine('Logged Out', 'You have been successfully logged out.'),
  ],
  [
    'An article could not be deleted',
    articles.deleteFailed,
    failing('Deletion Failed', 'Could not delete the article. You may not have permission.'),
  ],
  [
    'An article was deleted',
    articles.deleted,
    fine('Article Deleted', 'The article has been successfully removed.'),
  ],
  [
    'An article could not be saved, and nobody knows why',
    editor.saveFailed(),
    failing('Save Failed', 'Save operation failed. Check permissions or data.'),
  ],
  [
    'An article could not be saved, for an empty reason',
    editor.saveFailed(''),
    failing('Save Failed', 'Save operation failed. Check permissions or data.'),
  ],
  [
    'An article could not be saved, for a reason',
    editor.saveFailed('User not authenticated'),
    failing('Save Failed', 'User not authenticated'),
  ],
  [
    'The editor has no such article',
    opening.notFound,
    failing('Error', 'Error: Article not found.'),
  ],
  [
    'The editor is not for this person',
    opening.denied,
    failing('Permission Denied', "You don't have permission to edit this article."),
  ],
  ['The editor needs a login', editor.loginRequired, failing('Login Required', 'Please log in.')],
  [
    'The editor needs a login to create',
    editor.loginRequiredToCreate,
    failing('Login Required', 'You must be logged in to create an article.'),
  ],
  [
    'One’s own account is to be deleted',
    users.deleteDenied,
    failing('Action Denied', 'You cannot delete your own account.'),
  ],
  [
    'A user could not be deleted',
    users.deleteFailed,
    failing('Deletion Failed', 'Could not delete the user.'),
  ],
  [
    'A channel could not be deleted',
    channels.deleteFailed,
    failing('Deletion Failed', 'Could not delete the channel.'),
  ],
  [
    'A new user’s address is taken',
    users.createRejected(users.duplicateEmail),
    failing('Creation Failed', 'A user with this email already exists.'),
  ],
  [
    'A new user has no password',
    users.createRejected(users.passwordRequired),
    failing('Creation Failed', 'Password is required for new users.'),
  ],
  [
    'A user could not be created',
    users.createFailed,
    failing('Creation Failed', 'Could not create the user.'),
  ],
  [
    'A user could not be updated',
    users.updateFailed,
    failing('Update Failed', 'Could not update the user.'),
  ],
  [
    'A channel could not be created',
    channels.createFailed,
    failing('Creation Failed', 'Could not create the channel.'),
  ],
  [
    'A channel could not be updated',
    channels.updateFailed,
    failing('Update Failed', 'Could not update the channel.'),
  ],
  ['A user was deleted', users.deleted('Ann'), fine('User Deleted', 'User Ann has been removed.')],
  [
    'A user was created',
    users.created('Ann'),
    fine('User Created', 'User Ann has been successfully created.'),
  ],
  [
    'A user was updated',
    users.updated('Ann'),
    fine('User Updated', 'User Ann has been successfully updated.'),
  ],
  [
    'A channel was deleted',
    channels.deleted('Sky-blue'),
    fine('Channel Deleted', 'Channel "Sky-blue" has been removed.'),
  ],
  [
    'A channel was created',
    channels.created('Sky-blue'),
    fine('Channel Created', 'Channel "Sky-blue" has been successfully created.'),
  ],
  [
    'A channel was updated',
    channels.updated('Sky-blue'),
    fine('Channel Updated', 'Channel "Sky-blue" has been successfully updated.'),
  ],
];

for (const [situation, toast, expected] of catalogue) {
  toasts(situation, () => assert.equal(toast, expected));
}

toasts('Where only a title or a text is given, it is kept', () => {
  assert.is(
    auth.signedUp.description,
    'Please check your email for verification. Redirecting to login...',
  );
  assert.is(auth.signedUp.variant, 'default');
  assert.is(staffAuth.welcome('Ann').description, 'Welcome back, Ann!');
  assert.is(staffAuth.welcome('Ann').variant, 'default');
  assert.is(editor.created('T').title, 'Article Created');
  assert.is(editor.updated('T').title, 'Article Updated');
});

toasts.run();

const texts = suite('the catalogue’s other messages');

const sayings: [situation: string, actual: string, expected: string][] = [
  ['Admin login fails, inline', staffAuth.invalid, 'Invalid email or password. Please try again.'],
  [
    'A Writer signs in, logged',
    staffAuth.notStaffLog,
    'User does not have Admin or Editor role. Logging out.',
  ],
  ['An unknown post', blogPostPage.notFound.title, 'Post Not Found'],
  [
    'An unknown post, explained',
    blogPostPage.notFound.text,
    'The blog post you are looking for does not exist.',
  ],
  ['No posts', blogPage.empty, 'No articles found.'],
  ['No articles', adminArticles.empty, 'No articles found.'],
  ['No reviews', contentPage.noReviews, 'No reviews yet. Be the first to leave one!'],
  ['No history', dashboardPage.history.empty, "You haven't watched anything recently."],
  ['No users', users.empty, 'No users found.'],
  ['No channels', channels.empty, 'No channels found. Add one to get started!'],
  ['Users on their way', users.loading, 'Loading users...'],
  ['Channels on their way', channels.loading, 'Loading channels...'],
  ['An article on its way', opening.loading, 'Loading article data...'],
  ['A save on its way', articleEditor.publish.saving, 'Saving...'],
  ['Users listed by others', permissions.viewUsers, 'Only Admins can view all users'],
  ['Users added by others', permissions.addUsers, 'Only Admins can add users'],
  ['Users updated by others', permissions.updateUsers, 'Only Admins can update users'],
  ['Users deleted by others', permissions.deleteUsers, 'Only Admins can delete users'],
  ['Channels added by others', permissions.addChannels, 'Only Admins or Editors can add channels'],
  [
    'Channels updated by others',
    permissions.updateChannels,
    'Only Admins or Editors can update channels',
  ],
  [
    'Channels deleted by others',
    permissions.deleteChannels,
    'Only Admins or Editors can delete channels',
  ],
  ['Nobody is logged in', permissions.mustBeLoggedIn, 'Must be logged in'],
  ['Nobody is logged in to save', permissions.notAuthenticated, 'User not authenticated'],
  [
    'A Writer edits another’s article',
    permissions.writersEditOwn,
    'Writers can only edit their own articles',
  ],
  ['… as it is shown', permissions.editDenied, 'Permission denied to edit this article'],
  [
    'A Writer deletes another’s article',
    permissions.writersDeleteOwn,
    'Writers can only delete their own articles',
  ],
  ['A page is not for this role', permissions.denied, 'Access Denied'],
  ['… the editor', permissions.page, 'You do not have permission to access this page.'],
  ['… Manage Users', permissions.manageUsers, 'You do not have permission to manage users.'],
  [
    '… Manage Channels',
    permissions.manageChannels,
    'You do not have permission to manage channels.',
  ],
  ['Editing a missing article', editor.notFound, 'Article not found.'],
  [
    'Editing without permission',
    editor.mayNotEdit,
    "You don't have permission to edit this article.",
  ],
  ['Updating a missing article', editor.missing('a-1'), 'Article with ID a-1 not found.'],
  ['A duplicate address', users.duplicateEmail, 'A user with this email already exists.'],
  ['A missing password', users.passwordRequired, 'Password is required for new users.'],
  ['A deleted user', users.notFound, 'User not found'],
  ['A lost session', auth.sessionMissing, 'Auth session missing!'],
  ['Passwords that differ', auth.passwordsDiffer, 'Passwords do not match.'],
  ['No date', formatDate(''), 'Date unavailable'],
  ['No date, elsewhere', formatDate('', { fallback: 'N/A' }), 'N/A'],
  ['No real date', formatDate('2025-02-30'), 'Invalid date'],
];

for (const [situation, actual, expected] of sayings) {
  texts(situation, () => assert.is(actual, expected));
}

texts('Deleting asks first', () => {
  assert.equal(articles.confirmDelete, {
    title: 'Are you absolutely sure?',
    text: 'This action cannot be undone.',
  });
  assert.equal(users.confirmDelete('Ann'), {
    title: 'Are you absolutely sure?',
    text: 'This action cannot be undone. This will permanently delete the user account for "Ann".',
  });
  const { title, text } = channels.confirmDelete('Sky-blue');
  assert.is(title, 'Are you absolutely sure?');
  assert.match(text, '"Sky-blue"');
});

texts('The admin screens say that local storage is not production-grade', () => {
  assert.match(adminDashboard.storage, 'local storage');
  assert.match(adminDashboard.storage, 'not production-grade');
  assert.match(articleEditor.storage, 'cloud storage integration');
  assert.match(adminUsers.storage, 'insecurely');
  assert.match(adminChannels.storage, 'demonstration only');
});

texts('What is too long is told by the limit that holds', () => {
  const limits: [text: string, limit: number][] = [
    [editor.titleTooLong, ARTICLE_TITLE_MAX],
    [editor.contentTooLong, ARTICLE_CONTENT_MAX],
    [editor.pasteTooLong(2_000_000).description ?? '', ARTICLE_CONTENT_MAX],
    [editor.schemaTooLong, SCHEMA_MARKUP_MAX],
    [articleEditor.main.previewTooLong, LIVE_PREVIEW_MAX],
  ];
  for (const [text, limit] of limits) assert.match(text, ` ${formatInteger(limit)}`);
  assert.match(editor.pasteTooLong(2_000_000).description ?? '', '2,000,000 characters long');
});

texts.run();
