import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanup, openApp } from '../helpers/render';
import { plain } from '../helpers/find';

const frame = suite('site frame');
frame.after.each(cleanup);

frame('lists the main entries in order', async () => {
  const app = await openApp('/about');
  const links = [...app.root.querySelectorAll('header nav a')];
  assert.equal(links.map(plain), [
    'Home',
    'Channels',
    'Packages',
    'Blogs',
    'Reviews',
    'About Us',
    'Contact',
  ]);
});

frame('marks the entry of the current page', async () => {
  const app = await openApp('/about');
  const current = () => [...app.root.querySelectorAll('header nav [aria-current]')].map(plain);
  assert.equal(current(), ['About Us']);
  await app.click(app.link('Packages'));
  assert.equal(current(), ['Packages']);
});

frame('marks the entry that leads to the current page’s own', async () => {
  const app = await openApp('/blog/iptv-basics-how-internet-television-works');
  const [current] = app.root.querySelectorAll('header nav [aria-current]');
  assert.is(current && plain(current), 'Blogs');
  assert.is(current?.getAttribute('aria-current'), 'true', 'it is not the page itself');
});

frame('has five columns in its footer', async () => {
  const app = await openApp('/');
  const headings = [...app.root.querySelectorAll('footer h2')];
  assert.equal(headings.map(plain), [
    'Quick Links',
    'Legal',
    'Contact Us',
    'Follow Us',
    'Payment Methods',
  ]);
});

frame('names the current year and the brand in its copyright line', async () => {
  const app = await openApp('/');
  const year = new Date().getFullYear();
  assert.match(app.text(), `© ${year} Wrenview TV. All rights reserved.`);
});

frame('opens a chat without a message from the floating button', async () => {
  const app = await openApp('/');
  const button = app.link('Chat with us (opens in a new tab)');
  assert.is(button.getAttribute('href'), 'https://wa.me/447700900123');
  assert.is(button.getAttribute('target'), '_blank');
});

frame('asks for the trial in the message of the Free Trial button', async () => {
  const app = await openApp('/');
  const href = app.link('Free Trial').getAttribute('href') ?? '';
  assert.match(new URL(href).searchParams.get('text') ?? '', /24hr Free Trial/);
});

frame.run();
