import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addInlineScripts } from '../../src/build/inlineScripts.mjs';

const inline = suite('inline scripts');

const scripts = {
  theme: 'theme()',
  start: 'start()',
  awaited: 'awaited()',
  drawings: ['top()', 'rest()'],
};
const ready = { file: 'index.html', audience: null, standsIn: false, draws: false };
const bodyWith = (body: string, kind: Partial<Parameters<typeof addInlineScripts>[0]> = {}) =>
  addInlineScripts({ ...ready, ...kind }, body, scripts);

const start = '<script>start()</script>';

inline('the one that starts the others stands behind the heading and its paragraphs', () => {
  const begin = '<h1>Plans <b>here</b></h1><p class="lead">Three.</p><p>All year.</p>';
  const added = bodyWith(`${begin}<div><p>More.</p></div>`);
  assert.is(added.body, `${begin}${start}<div><p>More.</p></div>`);
  assert.is(added.head, 'theme()');
  assert.equal(added.within, ['start()']);
});

inline('it stands behind a heading alone', () => {
  assert.is(bodyWith('<h1>Blogs</h1><ul></ul>').body, `<h1>Blogs</h1>${start}<ul></ul>`);
});

const drawing = `<img src='data:image/svg+xml,<svg></svg>' width="2" fetchPriority="high" alt="">`;

inline('it stands behind a first picture within the page, and the button of that', () => {
  const button = '<button type="button"><span>A</span> Show picture</button>';
  const begin = `<h1>A</h1><p>B</p><div>${drawing}${button}`;
  assert.is(bodyWith(`${begin}</div>`).body, `${begin}${start}</div>`);
});

inline('it stands behind the whole of that picture, whatever its words are', () => {
  const picture = drawing.replace('alt=""', 'alt="Settings > Network"');
  assert.is(bodyWith(`<h1>A</h1>${picture}<p>B</p>`).body, `<h1>A</h1>${picture}${start}<p>B</p>`);
});

inline('it stands before a picture that has to be fetched', () => {
  const rest = '<img src="/a.svg" fetchPriority="high" loading="lazy">';
  assert.is(bodyWith(`<h1>A</h1>${rest}`).body, `<h1>A</h1>${start}${rest}`);
});

inline('a page without a heading is refused', () => {
  assert.throws(() => bodyWith('<p>A</p>'), /index\.html: no heading/);
});

inline(
  'a page that draws itself has all of them, and draws its top before it starts the others',
  () => {
    const slots = ['sample-top-boot', 'sample-rest-boot'].map(
      (name) => `<slot name="${name}"></slot>`,
    );
    const added = bodyWith(`<h1>A</h1>${slots.join('<i></i>')}`, { draws: true });
    assert.is(added.body, `<h1>A</h1><script>top()</script>${start}<i></i><script>rest()</script>`);
    assert.equal(added.within, ['top()', 'start()', 'rest()']);
  },
);

for (const kind of [{ audience: 'staff' as const }, { standsIn: true }])
  inline(`a page ${kind.standsIn ? 'in the place of others' : 'for members'} has one`, () => {
    const added = bodyWith('<h1>A</h1>', kind);
    assert.equal(added, { head: 'awaited()', within: [], body: '<h1>A</h1>' });
  });

inline.run();
