import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { contentItemFor, type ContentPools } from '~/domain/contentItem';

const POOLS: ContentPools = {
  adjectives: ['Silent', 'Golden', 'Hidden'],
  nouns: ['Harbour', 'Signal', 'Garden'],
  types: ['Film', 'Series'],
  genres: ['Drama', 'Comedy'],
  descriptions: ['{title}: a {genre} of {year}. {title}!'],
  images: ['/images/1.webp', '/images/2.webp'],
  commentUsers: ['Ava', 'Ben', 'Cai', 'Dee', 'Eve'],
  comments: ['Good', 'Fine', 'Great', 'Lovely', 'Nice'],
};
const IDS = Array.from({ length: 200 }, (_, index) => `id-${index}`);
const ITEMS = IDS.map((id) => contentItemFor(id, POOLS));
const content = suite('content item');

content('is the same for the same id', () => {
  assert.equal(contentItemFor('the-red-harbour', POOLS), contentItemFor('the-red-harbour', POOLS));
  assert.ok(new Set(ITEMS.map(({ title }) => title)).size > 5);
});

content('exists for any id', () => {
  for (const id of ['', '📺', '\uD83D', '\0', '__proto__', 'constructor', 'x'.repeat(10_000)]) {
    assert.is(contentItemFor(id, POOLS).id, id);
  }
});

content('stays within its ranges', () => {
  for (const { rating, releaseYear, userComments } of ITEMS) {
    assert.ok(rating >= 5 && rating <= 9.5 && /^\d(\.\d)?$/.test(String(rating)), String(rating));
    assert.ok(releaseYear >= 1995 && releaseYear <= 2025);
    assert.ok(userComments.every((comment) => comment.rating >= 3 && comment.rating <= 5));
  }
});

content('has none to four comments by different people', () => {
  const counts = new Set(ITEMS.map(({ userComments }) => userComments.length));
  assert.equal([...counts].sort(), [0, 1, 2, 3, 4]);
  for (const { userComments } of ITEMS) {
    assert.is(new Set(userComments.map(({ user }) => user)).size, userComments.length);
  }
});

content('fills its title, genre and year into the description', () => {
  for (const { title, genre, releaseYear, description } of ITEMS) {
    assert.is(description, `${title}: a ${genre} of ${releaseYear}. ${title}!`);
  }
});

content('puts a title into the description as it is, whatever signs it holds', () => {
  const pools: ContentPools = { ...POOLS, adjectives: ['$&'], nouns: ['$1'] };
  assert.ok(contentItemFor('x', pools).description.startsWith('$& $1: a '));
});

content('leads to four similar items under the titles they will show', () => {
  for (const { title, similarContent } of ITEMS) {
    assert.is(new Set(similarContent.map(({ id }) => id)).size, 4);
    for (const similar of similarContent) {
      assert.is.not(similar.title, title);
      assert.is(contentItemFor(similar.id, POOLS).title, similar.title);
    }
  }
});

content('never repeats the words of an unknown id', () => {
  assert.not(contentItemFor('buy-cheap-pills', POOLS).title.includes('pills'));
});

content.run();
