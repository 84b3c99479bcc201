import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { copyright, frame } from '~/content/navigation';
import { site, trustPlatform } from '~/content/site';

const brand = suite('brand');

async function contentSources(): Promise<[file: string, text: string][]> {
  const found = await readdir('src/content', { recursive: true });
  const files = found.filter((file) => /\.tsx?$/.test(file) && file !== 'site.ts');
  return Promise.all(
    files.map(async (file) => [file, await readFile(join('src/content', file), 'utf8')] as const),
  ).then((texts) => texts.map(([file, text]) => [file, text]));
}

/** Brand, address, number and links of others, by what may not stand anywhere else. */
const ownWords: [what: string, pattern: RegExp][] = [
  ['the name', /wrenview/i],
  ['the e-mail address', new RegExp(site.email.replaceAll('.', '\\.'))],
  ['the phone number', /7700[ -]?900/],
  ['the review platform', new RegExp(trustPlatform.name)],
  ['a chat link', /wa\.me/],
];

for (const [what, pattern] of ownWords) {
  brand(`Of all contents, only site.ts knows ${what}`, async () => {
    const sources = await contentSources();
    assert.ok(sources.length > 20, 'too few files read');
    const knowing = sources.filter(([, text]) => pattern.test(text)).map(([file]) => file);
    assert.equal(knowing, []);
  });
}

brand('No real broadcaster, brand or platform is named as ours', async () => {
  const others = /\b(Sky Sports|BBC|ITV|Netflix|Trustpilot|Disney\+?|TNT Sports)\b/;
  const naming = (await contentSources()).filter(([, text]) => others.test(text));
  assert.equal(
    naming.map(([file]) => file),
    [],
  );
});

brand('The copyright line and the link of the brand are made of the name', () => {
  assert.is(copyright(2030), `© 2030 ${site.name}. All rights reserved.`);
  assert.is(frame.brandLink, `${site.name}, home page`);
});

brand.run();
