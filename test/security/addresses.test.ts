import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { validateChannel } from '~/domain/adminValidation';
import { validateArticle } from '~/domain/articleValidation';
import { safeNextPath } from '~/domain/nextPath';
import { safeHttpUrl, safeImageUrl } from '~/domain/url';
import { scriptAddresses } from '../fixtures/hostile/addresses';
import { redirects } from '../fixtures/hostile/redirects';

const addresses = suite('hostile addresses');

const channel = { name: 'N', category: 'C', streamUrl: 'https://stream.example/1', logoUrl: '' };
const article = { title: 'T', content: '', imageUrl: '', schemaMarkup: '' };
const told = (text: string) => JSON.stringify(text);

addresses('are neither the stream nor the logo of a channel nor the image of an article', () => {
  for (const text of scriptAddresses) {
    assert.is(
      validateChannel({ ...channel, streamUrl: text }).streamUrl,
      'invalid-url',
      told(text),
    );
    assert.is(validateChannel({ ...channel, logoUrl: text }).logoUrl, 'invalid-url', told(text));
    assert.is(validateArticle({ ...article, imageUrl: text }).imageUrl, 'invalid-url', told(text));
  }
});

addresses('are never made a picture, whatever is stored', () => {
  for (const text of [...scriptAddresses, ...redirects]) {
    const source = safeImageUrl(text);
    if (source === null) continue;
    const { protocol, origin, username } = new URL(source, 'https://site.example');
    const isOwn = origin === 'https://site.example' && !source.startsWith('//');
    assert.ok(isOwn || protocol === 'https:' || protocol === 'http:', told(text));
    assert.is(username, '', told(text));
    if (!isOwn) assert.ok(safeHttpUrl(text), told(text));
  }
});

addresses('of 300 ways out of the site none is one to continue at', () => {
  assert.ok(redirects.length >= 300);
  for (const text of redirects) {
    const path = safeNextPath(text);
    if (path === null) continue;
    assert.match(path, /^\/(?![/\\])/, told(text));
    assert.is(new URL(path, 'https://site.example').origin, 'https://site.example', told(text));
  }
});

addresses('none of them leaves the staff area from its login', () => {
  for (const text of redirects) {
    const path = safeNextPath(text, ['/admin']);
    if (path === null) continue;
    const { pathname, origin } = new URL(path, 'https://site.example');
    assert.match(pathname, /^\/admin(\/|$)/, told(text));
    assert.is(origin, 'https://site.example', told(text));
  }
});

addresses.run();
