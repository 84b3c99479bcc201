import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { safeNextPath } from '~/domain/nextPath';
import { safeHttpUrl, safeImageUrl } from '~/domain/url';

const url = suite('url');

url('may be http or https', () => {
  assert.is(safeHttpUrl('https://example.com/a?b#c')?.href, 'https://example.com/a?b#c');
  assert.is(safeHttpUrl('HTTP://example.com:8080')?.href, 'http://example.com:8080/');
});

url('may have no other scheme, no user and no tricks', () => {
  for (const text of [
    '',
    'example.com',
    '//example.com',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'JaVaScRiPt://example.com/%0aalert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://example.com/x',
    'file:///etc/passwd',
    'ftp://example.com',
    'https:example.com',
    'https:/example.com',
    'https:///example.com',
    'https:\\\\example.com',
    'https://user@example.com',
    'https://user:secret@example.com',
    'https://:secret@example.com',
    'https://example.com\\@evil.com',
    ' https://example.com',
    'ht\ttps://example.com',
    'https://exa\nmple.com',
    'https://example.com/\0',
    'https://',
    'https://[',
    'https://a b',
  ]) {
    assert.is(safeHttpUrl(text), null, JSON.stringify(text));
  }
});

url('of an image may also be a path on this site', () => {
  assert.is(safeImageUrl('/images/a.webp'), '/images/a.webp');
  assert.is(safeImageUrl('https://example.com/a.png'), 'https://example.com/a.png');
  for (const text of ['', 'a.png', '//evil.com/a.png', '/\\evil.com', 'data:image/png;base64,x']) {
    assert.is(safeImageUrl(text), null, text);
  }
});

url('to continue at after sign-in is a path on this site', () => {
  assert.is(safeNextPath('/dashboard'), '/dashboard');
  assert.is(safeNextPath('/admin/articles?page=2#top'), '/admin/articles?page=2#top');
  assert.is(safeNextPath('/a/../b'), '/b');
  assert.is(safeNextPath('/%2F%2Fevil.com'), '/%2F%2Fevil.com');
});

url('to continue at never leaves the site', () => {
  for (const text of [
    null,
    undefined,
    '',
    'dashboard',
    'https://evil.com',
    'javascript:alert(1)',
    '//evil.com',
    '///evil.com',
    '/\\evil.com',
    '\\/evil.com',
    '/\t/evil.com',
    '/\n/evil.com',
    ' //evil.com',
    '/..//evil.com',
    '/.//evil.com',
    '/%2e%2e//evil.com',
    '/a/..//evil.com',
    '/a\\..\\..\\evil.com',
  ]) {
    assert.is(safeNextPath(text), null, JSON.stringify(text));
  }
});

url('to continue at stays within the allowed area', () => {
  const allowed = ['/admin'];
  assert.is(safeNextPath('/admin', allowed), '/admin');
  assert.is(safeNextPath('/admin?tab=1', allowed), '/admin?tab=1');
  assert.is(safeNextPath('/admin/users', allowed), '/admin/users');
  assert.is(safeNextPath('/administrator', allowed), null);
  assert.is(safeNextPath('/admin/../login', allowed), null);
});

url('to continue at is no form that who is signed in has no use for', () => {
  const forms = ['/login', '/signup'];
  for (const text of [
    '/login/index.html',
    '/login',
    '/login/',
    '/signup?next=/login',
    '/a/../login#top',
  ])
    assert.is(safeNextPath(text, ['/'], forms), null, text);
  for (const text of ['/', '/login/x', '/loginx'])
    assert.is(safeNextPath(text, ['/'], forms), text, text);
});

url.run();
