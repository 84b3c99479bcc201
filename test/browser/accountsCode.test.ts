import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { closePages, openPage, visit } from '../helpers/browser';
import { builtFile, builtFiles } from '../helpers/built';

const code = suite('code that visitors do without');
code.after.each(closePages);

/** Words by which the code can be told in the bundle. */
const marks = {
  'account code': 'PBKDF2',
  'account screens': 'Forgot password?',
  'staff area': 'Are you absolutely sure?',
  DOMPurify: 'DOMPurify',
  'Floating UI': 'floating-ui',
};
/** As the files of modules that are loaded on demand are named. */
const names =
  /^(Login|Signup|ForgotPassword|ResetPassword|Dashboard|Admin\w*|Articles|NewArticle|EditArticle|Users|Settings)(Page|Frame)?-|Backend-|[Ss]anitise|FloatingMenu|backup|Dialog-/;

const readScripts = async (files: readonly string[]) =>
  Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await builtFile(file)] as const)),
  );

const marksIn = (scripts: Record<string, string>) =>
  Object.entries(marks).flatMap(([what, mark]) =>
    Object.entries(scripts).flatMap(([file, text]) =>
      text.includes(mark) ? [`${what} in ${file}`] : [],
    ),
  );

code('can be told by its marks in the bundle', async () => {
  const all = (await builtFiles()).filter((file) => file.endsWith('.js'));
  const found = marksIn(await readScripts(all));
  for (const what of Object.keys(marks)) {
    assert.ok(
      found.some((line) => line.startsWith(`${what} in`)),
      `no ${what}`,
    );
  }
  assert.ok(all.some((file) => names.test(file.replace(/.*\//, ''))));
});

for (const path of ['/', '/faq', '/blog']) {
  code(`is not loaded by ${path}`, async () => {
    const page = await openPage();
    const asked = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) asked.add(pathname.slice(1));
    });
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    assert.ok(asked.size > 0, 'no scripts seen');
    const files = [...asked];
    assert.equal(marksIn(await readScripts(files)), []);
    assert.equal(
      files.filter((file) => names.test(file.replace(/.*\//, ''))),
      [],
    );
    assert.equal(await page.evaluate(() => ({ ...localStorage })), {});
  });
}

code.run();
