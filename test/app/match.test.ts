import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { matchPath } from '~/app/match';

const match = suite('the page of an address');

match('is that of its path, whatever stands at the end of it', () => {
  for (const end of ['', '/', '//', '/index.html', '/index.html/', '/index.html/index.html']) {
    assert.is(matchPath(`/faq${end}`).route.id, 'faq', end);
    assert.is(matchPath(end).route.id, 'home', end);
  }
});

match('is that of its path, however many slashes stand before it', () => {
  assert.is(matchPath('//faq').path, '/faq');
  assert.is(matchPath('///blog/a/').path, '/blog/a');
});

match('is that of its own path', () => {
  for (const address of ['/faq/index.html/', '//', '/index.html//index.html/', '/blog/a/', '/x/'])
    assert.is(matchPath(matchPath(address).path).path, matchPath(address).path, address);
});

match.run();
