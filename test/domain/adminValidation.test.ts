import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { validateChannel, validateStaffUser } from '~/domain/adminValidation';
import { validateArticle } from '~/domain/articleValidation';

const forms = suite('admin forms');

const USER = { name: 'Amelia', email: 'a@b.uk', role: 'Writer', password: 'abcdefg1' } as const;

forms('a new user needs a name, an e-mail address and a password', () => {
  assert.equal(validateStaffUser(USER, 'create'), {});
  assert.equal(validateStaffUser({ ...USER, name: '', email: 'x', password: '' }, 'create'), {
    name: 'required',
    email: 'invalid-email',
    password: 'required',
  });
});

forms('an edited user keeps the password that is left blank', () => {
  assert.equal(validateStaffUser({ ...USER, password: '' }, 'edit'), {});
  assert.equal(validateStaffUser({ ...USER, password: 'x' }, 'edit'), {
    password: 'weak-password',
  });
});

const CHANNEL = {
  name: 'Wren News',
  category: 'News',
  streamUrl: 'https://stream.example/news.m3u8',
  logoUrl: '',
};

forms('a channel needs a name, a category and a stream URL, no logo', () => {
  assert.equal(validateChannel(CHANNEL), {});
  assert.equal(validateChannel({ name: '', category: ' ', streamUrl: '', logoUrl: '' }), {
    name: 'required',
    category: 'required',
    streamUrl: 'required',
  });
});

forms('a channel’s addresses cannot run code', () => {
  const hostile = { ...CHANNEL, streamUrl: 'javascript:alert(1)', logoUrl: 'data:text/html,x' };
  assert.equal(validateChannel(hostile), { streamUrl: 'invalid-url', logoUrl: 'invalid-url' });
});

const ARTICLE = { title: 'Guide', content: '', imageUrl: '', schemaMarkup: '' };

forms('an article needs a title only', () => {
  assert.equal(validateArticle(ARTICLE), {});
  assert.equal(validateArticle({ ...ARTICLE, title: ' ' }), { title: 'required' });
});

forms('an article’s image address and markup are sound when given', () => {
  assert.equal(validateArticle({ ...ARTICLE, imageUrl: '/a.webp', schemaMarkup: '{}' }), {});
  assert.equal(validateArticle({ ...ARTICLE, imageUrl: 'a', schemaMarkup: '{' }), {
    imageUrl: 'invalid-url',
    schemaMarkup: 'invalid-json',
  });
});

forms('an article is refused before it fills the browser’s storage', () => {
  assert.equal(validateArticle({ ...ARTICLE, title: '📺'.repeat(500) }), {});
  assert.equal(validateArticle({ ...ARTICLE, content: 'a'.repeat(5_000_000) }), {
    content: 'too-long',
  });
});

forms.run();
