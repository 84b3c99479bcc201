import { build } from 'esbuild';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { faqPage } from '~/content/faq';
import { hero } from '~/content/home';
import type { safeNextPath } from '~/domain/nextPath';
import { heading } from '../helpers/accountPages';
import { assertQuiet, closePages, openPage, takeProblems, visit } from '../helpers/browser';
import { known } from '../helpers/customers';
import { aerials } from '../helpers/editorPage';
import { openHostile } from '../helpers/hostilePage';
import { origin } from '../helpers/origin';
import { articlesStored, articleWith, ready, signedInAs } from '../helpers/staffPages';
import { emails } from '../fixtures/hostile/emails';
import { hosts, redirects } from '../fixtures/hostile/redirects';

const addresses = suite('hostile addresses in a browser');
addresses.after.each(closePages);

const aerial = articleWith({ id: 'a' });

declare global {
  /** Put into the page by the test below. */
  var subject: { safeNextPath: typeof safeNextPath };
}

addresses('none of the ways out of the site is followed after a sign-in', async () => {
  assert.ok(redirects.length >= 300);
  const { outputFiles } = await build({
    entryPoints: ['src/domain/nextPath.ts'],
    ...{ bundle: true, write: false, format: 'iife' as const, globalName: 'subject' },
  });
  const page = await openPage();
  const left: string[] = [];
  await page.route('**/*', (route) => {
    const url = route.request().url();
    if (!url.startsWith(`${origin}/`)) left.push(url);
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
  });
  await page.goto('/login');
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  const paths = await page.evaluate(
    (texts) => texts.map((text) => globalThis.subject.safeNextPath(text)),
    redirects,
  );
  const followed = [...new Set(paths)].filter((path) => path !== null);
  assert.ok(followed.length > 50, 'some are harmless paths');
  // as the product does, and as a link would
  const links = await page.evaluate(
    (all) =>
      all.map((to) => {
        history.pushState(null, '', to);
        return [location.href, Object.assign(document.createElement('a'), { href: to }).href];
      }),
    followed,
  );
  for (const each of links) for (const url of each) assert.is(new URL(url).origin, origin, url);
  for (const [link = ''] of links.filter((_, index) => index % hosts.length === 0)) {
    await page.goto(link);
    assert.is(new URL(page.url()).origin, origin, link);
  }
  assert.equal(left, []);
});

addresses('an e-mail address is judged as the browser’s own field judges it', async () => {
  assert.ok(emails.length >= 150);
  const page = await openPage();
  await visit(page, '/contact');
  const verdicts = await page.evaluate(async (texts) => {
    const form = document.querySelector('form');
    const field = form?.querySelector<HTMLInputElement>('[name=email]');
    if (!form || !field) throw new Error('No form');
    const told: { text: string; browser: boolean; product: boolean }[] = [];
    for (const text of texts) {
      field.value = text;
      if (field.value.trim() === '') continue;
      form.requestSubmit();
      await new Promise((resolve) => setTimeout(resolve, 10));
      const product = !field.hasAttribute('aria-invalid');
      told.push({ text, browser: !field.validity.typeMismatch, product });
    }
    return told;
  }, emails);
  assert.equal(
    verdicts.filter(({ browser, product }) => browser !== product),
    [],
  );
  const valid = verdicts.filter(({ product }) => product).length;
  assert.ok(valid > 30 && valid < verdicts.length - 100, `${valid} of ${verdicts.length}`);
});

const payloads = [
  ...[
    '<img src=x:x onerror=pwn()>',
    '"><script>pwn()</script>',
    'javascript:pwn()',
    "' onload='pwn()",
  ],
  ...['{{pwn()}}', '__proto__', 'constructor', '%', '%ff%00', '..', '-1e999', '\u202e\ud83d\ude00'],
];

/** Every parameter that the product reads, and some that reach for prototypes. */
const query = (text: string) => {
  const names = ['next', 'q', 'page', 'sort', 'status', 'author', 'category', 'role', 'v', 'x'];
  const params = new URLSearchParams(names.map((name) => [name, text]));
  return `?${params}&__proto__[polluted]=1&constructor[prototype][polluted]=1&__proto__.polluted=1`;
};

const encoded = (text: string) => (text.startsWith('%') ? text : encodeURIComponent(text));

interface Place {
  name: string;
  /** Signed in as an Editor. */
  staff?: true;
  addressOf: (text: string) => string;
}

const places: Place[] = [
  {
    name: 'a list of the staff area',
    staff: true,
    addressOf: (text) => `/admin/articles${query(text)}#${text}`,
  },
  {
    name: 'the editor',
    staff: true,
    addressOf: (text) => `/admin/articles/edit/${encoded(text)}${query(text)}`,
  },
  { name: 'the login', addressOf: (text) => `/login${query(text)}#token=${text}` },
  {
    name: 'a reset link',
    addressOf: (text) => `/reset-password${query(text)}#token=${text}&error=${text}`,
  },
  { name: 'a post', addressOf: (text) => `/blog/${encoded(text)}${query(text)}#${text}` },
  { name: 'the library', addressOf: (text) => `/content/${encoded(text)}${query(text)}#${text}` },
];

for (const { name, staff, addressOf } of places) {
  addresses(`${name} takes what stands in its address for text`, async () => {
    const { page, ran } = await openHostile(
      { sanitiser: true, policy: false },
      { stored: { ...(staff ? signedInAs('Editor') : known), ...articlesStored(aerial) } },
    );
    for (const text of payloads) {
      await visit(page, addressOf(text));
      await ready(page);
      const state = await page.evaluate(() => ({
        polluted: Reflect.get({}, 'polluted'),
        markup: document.querySelectorAll('main [onerror], main script, main b').length,
      }));
      assert.equal(state, { polluted: undefined, markup: 0 }, text);
    }
    assert.is(ran(), 0);
    const faults = takeProblems(page).filter((each) => /page error|another host/.test(each));
    assert.equal(faults, []);
  });
}

addresses(
  'a link of an article that no browser can read does nothing when it is pointed at',
  async () => {
    const slips = [
      'https://[your-site].com',
      'https://example.com:8O/x',
      'https://example.com:99999',
    ];
    const content = slips.map((href) => `<p><a href="${href}">Slip</a></p>`).join('');
    const stored = articlesStored(articleWith({ ...aerials, status: 'Published', content }));
    const page = await openPage({ stored });
    await visit(page, '/blog/aerials');
    for (const link of await page.getByRole('link', { name: 'Slip' }).all()) await link.hover();
    assertQuiet(page);
    assert.is(await page.getByText('Something went wrong').count(), 0);
  },
);

addresses('more than one slash before a path is one', async () => {
  const page = await openPage();
  await visit(page, `${origin}//faq`);
  await heading(page, faqPage.heading).waitFor();
  const link = page.locator('main a').first();
  await link.evaluate((element) => element.setAttribute('href', '/.//'));
  await link.click();
  await heading(page, hero.headline).waitFor();
  assertQuiet(page);
});

addresses.run();
