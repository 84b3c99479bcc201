import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inlineProperties, shortenProperties } from '../../src/build/customProperties.mjs';

const properties = suite('custom properties');

const oneLine = (css: string) => css.replace(/\s+/g, ' ');

properties('that say the same everywhere stand where they are asked for', () => {
  const rest =
    "--ground: #fff; } @media screen { :root[data-theme='dark'] { --ground: #000; } } .a { ";
  assert.is(
    oneLine(
      inlineProperties(
        `:root { --gap: 1rem; --gap-wide: clamp(1rem, 1rem + 2vw, 2.125rem); ${rest}` +
          'padding: var(--gap) calc(var(--gap-wide) * 2); background: var(--ground) }',
      ),
    ),
    `:root { ${rest}padding: 1rem calc(clamp(1rem, 1rem + 2vw, 2.125rem) * 2); background: var(--ground) }`,
  );
});

for (const [why, value, rule] of [
  ['a part of a page says something else', '1rem', '.a { --gap: 2rem; padding: var(--gap) }'],
  ['there is something to fall back on', '1rem', '.a { padding: var(--gap, 2rem) }'],
  [
    'what they say is long, and said often',
    'clamp(1.75rem, 1.35rem + 1.9vw, 2.5rem)',
    '.a { padding: var(--gap) }'.repeat(3),
  ],
] as const)
  properties(`stay where ${why}`, () => {
    const css = `:root {\n  --gap: ${value};\n}\n${rule}`;
    assert.is(inlineProperties(css), css);
  });

properties('of a part of a page stay there', () => {
  const css = ':root {\n  color: red;\n}\n.a { --columns: 2; columns: var(--columns) }';
  assert.is(inlineProperties(css), css);
});

properties('get shorter names, the one used most a letter', () => {
  assert.is(
    shortenProperties(
      ':root{--ground:#fff;--text:#000}.a--b{color:var(--text);margin:var(--s-2,var(--text))}',
    ),
    ':root{--b:#fff;--a:#000}.a--b{color:var(--a);margin:var(--c,var(--a))}',
  );
});

properties('get a short name each, a hundred of them', () => {
  const names = Array.from({ length: 100 }, (_, index) => `--property-${index}`);
  const short = shortenProperties(names.join(';')).split(';');
  assert.is(new Set(short).size, 100);
  assert.ok(short.every((name) => /^--[a-zA-Z]\d?$/.test(name)));
});

properties.run();
