import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { jsonError } from '~/domain/jsonError';
import { embeddedJsonLd, serialiseJsonLd, stripScriptWrapper } from '~/domain/jsonLd';
import { parseSchemaMarkup } from '~/domain/schemaMarkup';

const markup = suite('schema markup');

markup('may come in its script element', () => {
  const wrapped = '<script type="application/ld+json">\n{"a": 1}\n</script>\n';
  assert.is(stripScriptWrapper(wrapped), '{"a": 1}');
  assert.is(stripScriptWrapper(' {"a": 1} '), '{"a": 1}');
  assert.equal(parseSchemaMarkup(wrapped), { ok: true, value: { a: 1 } });
});

markup('may be absent', () => {
  assert.equal(parseSchemaMarkup(' \n'), { ok: true, value: null });
  assert.equal(parseSchemaMarkup('<script></script>'), { ok: true, value: null });
});

markup('is told line and column of its first error as typed', () => {
  const errorOf = (text: string) => {
    const result = parseSchemaMarkup(text);
    return result.ok ? null : result.error;
  };
  assert.equal(errorOf('{"a": 1,\n  "b" 2}'), { code: 'syntax', line: 2, column: 7 });
  assert.equal(errorOf('<script>{,'), { code: 'syntax', line: 1, column: 10 });
  assert.equal(errorOf('<script>\n{"a": 1,}</script>'), { code: 'syntax', line: 2, column: 9 });
  assert.equal(errorOf('{"a": 1'), { code: 'syntax', line: 1, column: 8 });
  assert.equal(errorOf('  "word"'), { code: 'not-an-object', line: 1, column: 3 });
  assert.equal(errorOf('['.repeat(9999)), { code: 'too-deep', line: 1, column: 101 });
});

markup('is JSON exactly where the engine says so', () => {
  const seed = '{"a":[1,-0.5e+3,true,null,"\\u00e9\\n"],"b":{"":[]},"__proto__":{}} ';
  const texts = [
    '',
    ' ',
    '1',
    '01',
    '1.',
    '.5',
    'TRUE',
    '"\t"',
    '"\\x"',
    '[1 2]',
    '{a:1}',
    '{"a"}',
  ];
  for (let i = 0; i < seed.length; i += 1) {
    texts.push(seed.slice(0, i), seed.slice(i), seed.slice(0, i) + seed.slice(i + 1));
    for (const extra of ',:"{}[]0e\\ \n') texts.push(seed.slice(0, i) + extra + seed.slice(i));
  }
  for (const text of texts) assert.is(jsonError(text, 100) === null, parses(text), text);
});

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

markup('cannot close the element it is embedded in', () => {
  const json = serialiseJsonLd({ a: '</script><!--\u2028\u2029' });
  assert.is(json, '{"a":"\\u003c/script>\\u003c!--\\u2028\\u2029"}');
  assert.equal(JSON.parse(json), { a: '</script><!--\u2028\u2029' });
});

markup('is embedded where it is an object or a list, and nothing else is', () => {
  assert.is(embeddedJsonLd('<script>\n{"a": "</script>"}\n</script>'), '{"a":"\\u003c/script>"}');
  assert.is(embeddedJsonLd('[1]'), '[1]');
  for (const text of [
    '',
    ' \n',
    '<script></script>',
    '"word"',
    'null',
    '{"a": 1',
    '['.repeat(9999),
  ])
    assert.is(embeddedJsonLd(text), undefined, text);
  const deep = '['.repeat(200_000) + ']'.repeat(200_000);
  assert.type(embeddedJsonLd(deep) ?? '', 'string');
});

markup('takes any blanks around it, and counts them in where an error is', () => {
  for (const text of [
    '{"a": 1}\u00a0',
    '\ufeff{"a": 1}',
    '\u00a0\n<script>{"a": 1}</script>\u2003',
  ])
    assert.equal(parseSchemaMarkup(text), { ok: true, value: { a: 1 } }, JSON.stringify(text));
  assert.equal(parseSchemaMarkup('\u00a0\u00a0'), { ok: true, value: null });
  const wrong = parseSchemaMarkup('\u00a0\n\ufeff{"a": 1,}');
  assert.equal(!wrong.ok && [wrong.error.line, wrong.error.column], [2, 10]);
});

markup('does not touch the prototype of anything', () => {
  const result = parseSchemaMarkup('{"__proto__": {"polluted": true}}');
  assert.ok(result.ok);
  assert.is(Reflect.get({}, 'polluted'), undefined);
  assert.is(
    result.ok && result.value && serialiseJsonLd(result.value),
    '{"__proto__":{"polluted":true}}',
  );
});

// were it not linear, it would not end before the test is given up
markup('of 5 MB is judged in linear time', () => {
  for (const piece of ['"a', '[1],', '</script', ' ', '\\"']) {
    assert.not(parseSchemaMarkup('["' + piece.repeat(5_000_000 / piece.length)).ok);
    parseSchemaMarkup(piece.repeat(5_000_000 / piece.length));
  }
});

markup.run();
