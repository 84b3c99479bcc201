import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  commentsOn,
  contentFactsFor,
  similarTo,
  type CommentPools,
  type ContentPools,
} from '~/domain/contentItem';

const POOLS: ContentPools = {
  adjectives: ['Silent', 'Golden', 'Hidden'],
  nouns: ['Harbour', 'Signal', 'Garden'],
  types: ['Film', 'Series'],
  genres: ['Drama', 'Comedy'],
  descriptions: ['{title}: a {genre} of {year}. {title}!'],
  images: ['/images/1.webp', '/images/2.webp'],
};
const COMMENT_POOLS: CommentPools = {
  users: ['Ava', 'Ben', 'Cai', 'Dee', 'Eve'],
  comments: ['Good', 'Fine', 'Great', 'Lovely', 'Nice'],
};
const IDS = Array.from({ length: 200 }, (_, index) => `id-${index}`);
const ITEMS = IDS.map((id) => contentFactsFor(id, POOLS));
const COMMENTS = IDS.map((id) => commentsOn(id, COMMENT_POOLS));
const content = suite('content item');

content('is the same for the same id', () => {
  const id = 'the-red-harbour';
  const facts = contentFactsFor(id, POOLS);
  assert.equal(facts, contentFactsFor(id, POOLS));
  assert.equal(commentsOn(id, COMMENT_POOLS), commentsOn(id, COMMENT_POOLS));
  assert.equal(similarTo(facts, POOLS), similarTo(facts, POOLS));
  assert.ok(new Set(ITEMS.map(({ title }) => title)).size > 5);
});

content('exists for any id', () => {
  for (const id of ['', '📺', '\uD83D', '\0', '__proto__', 'constructor', 'x'.repeat(10_000)]) {
    assert.is(contentFactsFor(id, POOLS).id, id);
    assert.ok(commentsOn(id, COMMENT_POOLS).length <= 4);
  }
});

content('stays within its ranges', () => {
  for (const { rating, releaseYear } of ITEMS) {
    assert.ok(rating >= 5 && rating <= 9.5 && /^\d(\.\d)?$/.test(String(rating)), String(rating));
    assert.ok(releaseYear >= 1995 && releaseYear <= 2025);
  }
  for (const { rating } of COMMENTS.flat()) assert.ok(rating >= 3 && rating <= 5);
});

content('has none to four comments by different people', () => {
  const counts = new Set(COMMENTS.map(({ length }) => length));
  assert.equal([...counts].sort(), [0, 1, 2, 3, 4]);
  for (const comments of COMMENTS) {
    assert.is(new Set(comments.map(({ user }) => user)).size, comments.length);
  }
});

content('shows the newest comments first', () => {
  for (const comments of COMMENTS) {
    const dates = comments.map(({ date }) => date);
    assert.equal(dates, [...dates].sort().reverse());
  }
});

content('fills its title, genre and year into the description', () => {
  for (const { title, genre, releaseYear, description } of ITEMS) {
    assert.is(description, `${title}: a ${genre} of ${releaseYear}. ${title}!`);
  }
});

content('puts a title into the description as it is, whatever signs it holds', () => {
  const pools: ContentPools = { ...POOLS, adjectives: ['$&'], nouns: ['$1'] };
  assert.ok(contentFactsFor('x', pools).description.startsWith('$& $1: a '));
});

content('leads to four similar items under the titles they will show', () => {
  for (const item of ITEMS) {
    const four = similarTo(item, POOLS);
    assert.is(new Set(four.map(({ id }) => id)).size, 4);
    for (const similar of four) {
      assert.is.not(similar.title, item.title);
      assert.is(contentFactsFor(similar.id, POOLS).title, similar.title);
    }
  }
});

content('never repeats the words of an unknown id', () => {
  assert.not(contentFactsFor('buy-cheap-pills', POOLS).title.includes('pills'));
});

content.run();
