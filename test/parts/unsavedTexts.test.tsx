import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createRoot } from 'react-dom/client';
import { type ArticleDraft, type ArticleFields, fieldsOf } from '~/domain/articleDraft';
import { UnsavedTexts } from '~/parts/admin/UnsavedTexts';
import { find, type Finder, plain } from '../helpers/find';
import { cleanup, settled, until } from '../helpers/render';
import { openAs } from '../helpers/staff';

const texts = suite('unsaved texts on a staff page');

let close: () => void = () => undefined;
texts.after.each(() => {
  close();
  cleanup();
});

interface Change extends Partial<Omit<ArticleDraft, 'fields'>> {
  fields?: Partial<ArticleFields>;
}

const draft = (id: string, { fields, ...change }: Change = {}): [string, string] => [
  `article_draft.${id}`,
  JSON.stringify({
    id,
    personId: 'user-2',
    place: null,
    start: { origin: null, fields: fieldsOf(null) },
    fields: { ...fieldsOf(null), ...fields },
    typedAt: '2026-01-01T10:00:00.000Z',
    ...change,
  }),
];

/** What a member of staff is shown who has left these behind. */
async function open(...drafts: [string, string][]): Promise<Finder> {
  await openAs('Editor', '/admin/dashboard', Object.fromEntries(drafts));
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  close = () => {
    root.unmount();
    host.remove();
  };
  root.render(<UnsavedTexts />);
  await settled();
  return find(host);
}
const linksIn = ({ root }: Finder) =>
  [...root.querySelectorAll('a')].map((link) => [plain(link), link.getAttribute('href')]);

texts('Each leads back to where it was typed, the last one first', async () => {
  const page = await open(
    draft('one', { place: 'a-1', fields: { title: 'On aerials' } }),
    draft('two', { typedAt: '2026-01-02T10:00:00.000Z', fields: { content: '<p>No title</p>' } }),
  );
  await until(() => assert.is(page.heading(2).textContent, '2 unsaved texts'));
  assert.equal(linksIn(page), [
    ['Continue “Untitled Article”', '/admin/articles/new'],
    ['Continue “On aerials”', '/admin/articles/edit/a-1'],
  ]);
  assert.match(page.text(), /typed on 2 January 2026 at \d\d:\d\d/);
});

texts('Each can be taken along as a file', async () => {
  const page = await open(draft('one', { fields: { title: 'On aerials' } }));
  await until(() => page.button('Download “On aerials”'));
  assert.is(page.heading(2).textContent, 'An unsaved text');
});

texts('Another person’s are not named, and where there are none nothing is said', async () => {
  const page = await open(draft('one', { personId: 'user-1', fields: { title: 'Of an Admin' } }));
  await settled();
  await settled();
  assert.is(page.text(), '');
  close();
  assert.is((await open()).text(), '');
});

texts.run();
