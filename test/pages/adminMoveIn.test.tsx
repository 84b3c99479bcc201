import { createRoot } from 'react-dom/client';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { failure } from '~/data/failures';
import type { BringItems, LeftBehind, MoveIn } from '~/data/moveIn';
import type { StaffUser } from '~/domain/entities';
import type { Holdings, MoveItem } from '~/domain/moveIn';
import type { MoveAnswer } from '~/domain/moveInRows';
import { ok } from '~/domain/result';
import { MoveInSection } from '~/pages/admin/settings/moveIn/MoveInSection';
import { sampleArticle, sampleDraft } from '../domain/samples';
import { find, plain } from '../helpers/find';
import { settled, until } from '../helpers/render';

const moving = suite('moving in');
let close = () => undefined as void;
moving.after.each(() => close());

const member = (name: string): StaffUser => ({
  ...{ id: name, name, email: `${name}@staff.example`, role: 'Editor' },
  updatedAt: '',
});
const articles = (count: number) =>
  Array.from({ length: count }, (_, id) => sampleArticle({ id: `${id}`, title: `Article ${id}` }));
const nothing: Holdings = {
  ...{ articles: [], channels: [], staff: [] },
  damaged: { article: 0, channel: 0, staff: 0 },
};
const holdings: Holdings = {
  ...nothing,
  articles: articles(2),
  staff: [member('ada'), member('wyn')],
};

/** Answers each item by its name, `added` where nothing else is said. */
const answering =
  (answers: Readonly<Record<string, Partial<MoveAnswer>>> = {}): BringItems =>
  async (items) =>
    ok(
      new Map(
        items.map(({ id, name }) => [id, { outcome: 'added', reason: '', ...answers[name] }]),
      ),
    );

/** Opens the section before a data layer that tells what it was asked for. */
async function open(
  held: Holdings,
  parts: Partial<Pick<MoveIn, 'check' | 'move'>> = {},
  left: LeftBehind = { customers: 0, unsaved: [] },
) {
  close();
  const asked: string[] = [];
  const noted =
    (work: 'check' | 'move'): BringItems =>
    (items) => {
      asked.push(`${work} ${items.map(({ name }) => name).join('; ')}`);
      return (parts[work] ?? answering())(items);
    };
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  close = () => {
    root.unmount();
    host.remove();
  };
  const moveIn: MoveIn = {
    holdings: () => held,
    leftBehind: async () => left,
    save: async () => ({ name: 'backup.json', text: '{}' }),
    check: noted('check'),
    move: noted('move'),
  };
  root.render(<MoveInSection moveIn={moveIn} ownEmail="ADA@staff.example" />);
  await settled();
  const screen = find(host);
  const press = async (name: string) => {
    screen.button(name).click();
    await settled();
  };
  return { ...screen, asked, press };
}

const arrived = (heading: string) =>
  until(() => assert.is(document.activeElement?.textContent, heading));
const rowsOf = (root: HTMLElement) => [...root.querySelectorAll('tbody tr')].map(plain);
const checkboxes = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]'),
];

moving('a browser that holds nothing is told so in a line', async () => {
  const screen = await open(nothing);
  assert.match(screen.text(), 'there is nothing to move in.');
  assert.is(screen.root.querySelector('button'), null);
  const onlyOneself = await open({ ...nothing, staff: [member('ada')] });
  assert.match(onlyOneself.text(), 'there is nothing to move in.');
});

moving('counts what there is, oneself not, and leaves the focus alone', async () => {
  const screen = await open({ ...holdings, damaged: { article: 2, channel: 1, staff: 0 } });
  assert.match(screen.text(), 'Articles2Channels0Staff accounts1, you not counted');
  assert.match(screen.text(), '3 entries cannot be read and are left out: Articles, Channels.');
  assert.is(document.activeElement, document.body);
});

moving('says what does not move, and saves it even where nothing else is there', async () => {
  const customers = '2 customer accounts do not move: their owners sign up anew.';
  const unsaved = '1 text that was typed and not saved does not move; the download holds it.';
  const left = { customers: 2, unsaved: [sampleDraft()] };
  const screen = await open(holdings, {}, left);
  assert.match(screen.text(), `${customers} ${unsaved}`);
  const onlyThat = await open(nothing, {}, left);
  assert.match(onlyThat.text(), 'there is nothing to move in.');
  assert.match(onlyThat.text(), `${customers} ${unsaved}`);
  assert.ok(onlyThat.button('Download the local data'));
  const one = await open(nothing, {}, { customers: 1, unsaved: [] });
  assert.match(one.text(), '1 customer account does not move: its owner signs up anew.');
  const texts = await open(nothing, {}, { customers: 0, unsaved: [sampleDraft(), sampleDraft()] });
  assert.match(
    texts.text(),
    '2 texts that were typed and not saved do not move; the download holds them.',
  );
});

moving('shows what would move before anything is', async () => {
  const check = answering({ 'Article 1': { outcome: 'exists' } });
  const screen = await open(holdings, { check });
  await screen.press('Check what would move');
  await arrived('What would move');
  assert.equal(screen.asked, ['check Article 0; Article 1']);
  assert.match(screen.text(), '1 will be added, 1 is there already.');
  assert.equal(rowsOf(screen.root), [
    'Article 0Articlewill be added',
    'Article 1Articleis there already',
  ]);
  await screen.press('Back');
  await arrived('What this browser holds');
});

moving('staff are invited only when that is ticked, and the tick outlives a look', async () => {
  const screen = await open(holdings);
  screen.byLabel('Invite the staff, too').click();
  await settled();
  await screen.press('Check what would move');
  await arrived('What would move');
  assert.match(screen.text(), 'wyn, wyn@staff.exampleStaffwill be invited');
  assert.not.match(screen.text(), 'ada@staff.example');
  await screen.press('Back');
  await arrived('What this browser holds');
  const box = screen.byLabel('Invite the staff, too');
  assert.ok(box instanceof HTMLInputElement && box.checked);
});

moving('what is unticked in the preview stays out, and the report says so', async () => {
  const screen = await open(holdings);
  await screen.press('Check what would move');
  await arrived('What would move');
  checkboxes(screen.root)[0]?.click();
  await settled();
  await screen.press('Move in 1 entry');
  await arrived('What has moved');
  assert.equal(screen.asked.slice(1), ['move Article 1']);
  assert.equal(rowsOf(screen.root), ['Article 1Articleadded', 'Article 0Articleleft out']);
  await screen.press('Done');
  await arrived('What this browser holds');
});

moving('only what failed is tried again', async () => {
  let isMended = false;
  const move: BringItems = (items) =>
    answering(isMended ? {} : { 'Article 0': { outcome: 'failed', reason: 'Not now' } })(items);
  const screen = await open(holdings, { move });
  await screen.press('Check what would move');
  await arrived('What would move');
  await screen.press('Move in 2 entries');
  await arrived('What has moved');
  assert.match(screen.text(), '1 added, 1 failed.');
  assert.equal(rowsOf(screen.root)[0], 'Article 0ArticlefailedNot now');
  isMended = true;
  await screen.press('Try the failed ones again');
  await until(() => assert.match(screen.text(), '2 added.'));
  assert.is(screen.asked.at(-1), 'move Article 0');
  assert.throws(() => screen.button('Try the failed ones again'));
});

moving('a check that fails says why and can be tried again', async () => {
  let isBroken = true;
  const check: BringItems = async (items) =>
    isBroken ? failure('network', 'No network') : answering()(items);
  const screen = await open(holdings, { check });
  await screen.press('Check what would move');
  await until(() =>
    assert.is(plain(find(document.body).byRole('alert')[0] ?? document.body), 'No network'),
  );
  isBroken = false;
  await screen.press('Check what would move');
  await arrived('What would move');
});

moving('a move that breaks off keeps what came through, and the rest can follow', async () => {
  let isBroken = true;
  const move: BringItems = async (items) =>
    isBroken && items.some(({ name }) => name === 'Article 150')
      ? failure('network', 'No network')
      : answering()(items);
  const screen = await open({ ...nothing, articles: articles(230) }, { move });
  await screen.press('Check what would move');
  await arrived('What would move');
  assert.match(screen.text(), 'Page 1 of 10');
  await screen.press('Move in 230 entries');
  await arrived('What has moved');
  assert.match(screen.text(), 'It ended early: No network');
  assert.match(screen.text(), '100 added, 100 failed, 30 not moved yet.');
  isBroken = false;
  await screen.press('Try the failed ones again');
  await until(() => assert.match(screen.text(), '230 added.'));
  assert.is(screen.asked.filter((line) => line.startsWith('move')).length, 2 + 13);
});

moving('can be cancelled between two requests', async () => {
  let letGo = () => undefined as void;
  const move = (items: readonly MoveItem[]) =>
    new Promise<Awaited<ReturnType<BringItems>>>((resolve) => {
      letGo = () => void answering()(items).then(resolve);
    });
  const screen = await open({ ...nothing, articles: articles(150) }, { move });
  await screen.press('Check what would move');
  await arrived('What would move');
  await screen.press('Move in 150 entries');
  await arrived('Moving in...');
  assert.match(screen.text(), '0 of 150');
  await screen.press('Cancel');
  assert.match(screen.text(), 'Stopping after this part...');
  letGo();
  await arrived('What has moved');
  assert.match(screen.text(), 'You stopped it before the end.');
  assert.match(screen.text(), '100 added, 50 not moved yet.');
  await screen.press('Move in the rest');
  await until(() => assert.match(screen.text(), '0 of 50'));
});

moving.run();
