import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ARTICLE_FIELDS, fieldsOf, versionOf } from '~/domain/articleDraft';
import { afterSave } from '~/pages/admin/editor/afterSave';
import { sampleArticle } from '../domain/samples';

const after = suite('how an edit goes on after a save');

const opened = sampleArticle();
const start = versionOf(opened);
const sent = { ...start.fields, content: 'mine' };
const later = '2030-01-01T00:00:00.000Z';
const article = { ...opened, content: 'mine', excerpt: 'theirs', updatedAt: later };
const saved = {
  article,
  isNew: false,
  fields: fieldsOf(article),
  taken: ['excerpt' as const],
  by: 'A colleague',
};

after('shows all that is stored, which the next save starts from', () => {
  const { version, shown, isAll } = afterSave(saved, start, sent, sent);
  assert.ok(isAll);
  assert.equal(shown, fieldsOf(article));
  assert.equal(version, versionOf(article));
});

after('leaves alone what was typed meanwhile, as a change of what is stored', () => {
  const typed = { ...sent, content: 'mine, and more' };
  const { version, shown, isAll } = afterSave(saved, start, sent, typed);
  assert.not(isAll);
  assert.equal(
    Object.keys(shown),
    ARTICLE_FIELDS.filter((field) => field !== 'content'),
  );
  assert.equal(version, versionOf(article));
});

after('has the next save look again where another’s text was typed over unseen', () => {
  const typed = { ...sent, excerpt: 'mine, too' };
  const { version, shown } = afterSave(saved, start, sent, typed);
  assert.not('excerpt' in shown);
  assert.equal(version.origin, start.origin);
  assert.equal(version.fields, { ...fieldsOf(article), excerpt: opened.excerpt });
});

after('shows the meta texts that title and excerpt were filled in for', () => {
  const blank = { ...saved, fields: { ...saved.fields, metaTitle: '' } };
  assert.is(afterSave(blank, start, sent, sent).shown.metaTitle, article.metaTitle);
});

after.run();
