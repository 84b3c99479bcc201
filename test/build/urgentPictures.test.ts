import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inlineUrgentPictures } from '../../src/build/urgentPictures.mjs';

const picture = suite('the picture that is seen first');

const drawn = `<svg xmlns="http://www.w3.org/2000/svg">`;
const path = `<path fill="#fff" aria-label="50% 'off' & more" d="M0 0"/></svg>`;
const drawing = `${drawn}<title>Not shown by an image</title>${path}\n`;
const folder = await mkdtemp(join(tmpdir(), 'wrenview-'));
await mkdir(join(folder, 'pictures'));
await writeFile(join(folder, 'pictures/small.svg'), drawing);
await writeFile(join(folder, 'pictures/large.svg'), drawing.padEnd(2001));
await writeFile(join(folder, 'pictures/small.png'), 'png');
picture.after(() => rm(folder, { recursive: true }));

const image = (name: string, urgent = ' fetchPriority="high"') =>
  `<p>$&</p><img class="a" src="/pictures/${name}" width="12"${urgent} alt=""/>`;

/** The address of the image in a page, as a browser reads it. */
const addressIn = (html: string) =>
  (/ src='([^']*)'/.exec(html)?.[1] ?? '').replaceAll('&#39;', "'").replaceAll('&amp;', '&');

picture('stands in its page, the same to the letter but for its title', async () => {
  const html = await inlineUrgentPictures(image('small.svg'), folder);
  const answer = await fetch(addressIn(html));
  assert.is(answer.headers.get('Content-Type'), 'image/svg+xml');
  assert.is(await answer.text(), drawn + path);
  assert.match(html, /^<p>\$&<\/p><img class="a" src='data:/);
  assert.match(html, /' width="12" fetchPriority="high" alt=""\/>$/);
});

picture('is not put off there', async () => {
  const put = (waits: string) => image('small.svg', ` fetchPriority="high"${waits}`);
  const html = await inlineUrgentPictures(put(' loading="lazy" decoding="async"'), folder);
  assert.is(html, await inlineUrgentPictures(put(' decoding="sync"'), folder));
});

picture('stays a file where it is large, no drawing, or another’s', async () => {
  const others = [
    image('large.svg'),
    image('small.png'),
    image('small.svg').replace('"/pic', '"https://pics.example/pic'),
    image('small.svg').replace('"/pic', '"/../pic'),
    '<p>none</p>',
  ];
  for (const html of others) assert.is(await inlineUrgentPictures(html, folder), html);
});

picture('stays a file where it is one of many that come later', async () => {
  const html = image('small.svg', '') + image('small.svg', ' fetchPriority="low"');
  assert.is(await inlineUrgentPictures(html, folder), html);
});

picture.run();
