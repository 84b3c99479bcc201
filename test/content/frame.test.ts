import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { adminArticles } from '~/content/admin/articles';
import { adminChannels } from '~/content/admin/channels';
import { articleEditor } from '~/content/admin/editor';
import { adminFrame, adminLinks } from '~/content/admin/frame';
import { adminUsers } from '~/content/admin/users';
import { can } from '~/domain/permissions';
import { footerColumns } from '~/content/footer';
import { copyright, frame, headerLinks } from '~/content/navigation';
import { site } from '~/content/site';

const navigation = suite('navigation');

const pairs = (links: readonly { href: string; label: string }[]) =>
  links.map(({ href, label }) => [href, label]);

navigation('The header has seven entries, in this order', () => {
  assert.equal(pairs(headerLinks), [
    ['/', 'Home'],
    ['/channels', 'Channels'],
    ['/packages', 'Packages'],
    ['/blog', 'Blogs'],
    ['/reviews', 'Reviews'],
    ['/about', 'About Us'],
    ['/contact', 'Contact'],
  ]);
});

navigation('The footer has five columns, in this order', () => {
  assert.equal(
    Object.values(footerColumns).map(({ heading }) => heading),
    ['Quick Links', 'Legal', 'Contact Us', 'Follow Us', 'Payment Methods'],
  );
});

navigation('The footer links to eight pages', () => {
  assert.equal(pairs([...footerColumns.quickLinks.links, ...footerColumns.legal.links]), [
    ['/', 'Home'],
    ['/channels', 'Channels'],
    ['/packages', 'Packages'],
    ['/about', 'About Us'],
    ['/contact', 'Contact Us'],
    ['/faq', 'FAQs'],
    ['/terms', 'Terms & Conditions'],
    ['/privacy', 'Privacy Policy'],
  ]);
});

navigation('Three social icons lead nowhere yet', () => {
  assert.equal(
    footerColumns.follow.links.map(({ href }) => href),
    ['#', '#', '#'],
  );
});

navigation('The copyright names year, brand and rights', () => {
  assert.is(copyright(2031), `© 2031 ${site.name}. All rights reserved.`);
});

navigation('Menu and theme buttons say what they do', () => {
  const { openMenu, closeMenu, toDark, toLight, freeTrial } = frame;
  assert.equal(
    [openMenu, closeMenu, toDark, toLight, freeTrial],
    ['Open menu', 'Close menu', 'Switch to dark theme', 'Switch to light theme', 'Free Trial'],
  );
});

navigation('The admin’s links show to those who may follow them', () => {
  const shown = (role: 'Admin' | 'Editor' | 'Writer') =>
    pairs(adminLinks.filter(({ action }) => action === null || can(role, action)));
  const dashboard = ['/admin/dashboard', 'Dashboard'];
  const articles = ['/admin/articles', 'Articles'];
  const channels = ['/admin/channels', 'Channels'];
  assert.equal(shown('Admin'), [dashboard, articles, channels, ['/admin/users', 'Users']]);
  assert.equal(shown('Editor'), [dashboard, articles, channels]);
  assert.equal(shown('Writer'), [dashboard]);
});

navigation.run();

const screens = suite('words of the staff area');

screens('The user menu names the role and leads to settings and logout', () => {
  const { myAccount, settings, logout, avatarFallback } = adminFrame;
  assert.is(myAccount('Editor'), 'My Account (Editor)');
  assert.equal([settings, logout, avatarFallback], ['Settings', 'Logout', 'AD']);
});

screens('The article list', () => {
  const { columns, add } = adminArticles;
  assert.equal(columns, ['Title', 'Status', 'Last Updated', 'Actions']);
  assert.is(add, 'Add New Article');
});

screens('The article editor', () => {
  const { headingNew, headingEdit, back, main, seo, schema, publish, image, tags, rows } =
    articleEditor;
  assert.equal([headingNew, headingEdit], ['Create New Article', 'Edit Article']);
  assert.is(back, 'Back to Articles');
  assert.equal(
    [main, seo, schema, publish, image, tags].map(({ heading }) => heading),
    ['Main Content', 'SEO', 'Schema Markup', 'Publish Settings', 'Featured Image', 'Tags'],
  );
  const { create, update, saving } = publish;
  assert.equal([create, update, saving], ['Create Article', 'Update Article', 'Saving...']);
  assert.is(tags.placeholder, 'e.g., guide, firestick, vpn');
  assert.is(image.alt, 'Alt text/description');
  assert.equal(rows, { content: 20, excerpt: 3, schema: 10 });
  assert.equal(articleEditor.statuses, { Draft: 'Draft', Published: 'Published' });
});

screens('Manage Users', () => {
  const { heading, add, columns, edit, cancel, confirm, dialog } = adminUsers;
  assert.equal([heading, add], ['Manage Users', 'Add New User']);
  assert.equal(columns, ['Name', 'Email', 'Role', 'Actions']);
  assert.equal([edit, adminUsers.delete, cancel], ['Edit', 'Delete', 'Cancel']);
  assert.is(confirm, 'Delete User');
  assert.equal([dialog.headingNew, dialog.headingEdit], ['Create New User', 'Edit User']);
  assert.is(dialog.passwordKeep, 'Leave blank to keep current');
});

screens('Manage Channels', () => {
  const { heading, add, columns, confirm, dialog } = adminChannels;
  assert.equal([heading, add], ['Manage Channels', 'Add New Channel']);
  assert.equal(columns, ['Logo', 'Name', 'Category', 'Stream URL', 'Featured', 'Actions']);
  assert.is(confirm, 'Delete Channel');
  assert.equal([dialog.headingNew, dialog.headingEdit], ['Create New Channel', 'Edit Channel']);
  assert.is(dialog.textNew, 'Add a new channel to the IPTV service.');
});

screens.run();
