import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Metafile } from 'esbuild';
import type { PrerenderedPage } from '~/prerender';
import { addParts, routeParts } from '../../src/build/parts.mjs';

const parts = suite('parts of pages');

const about = 'src/pages/info/AboutPage.tsx';
const post = 'src/pages/blog/BlogPostPage.tsx';
const users = 'src/pages/admin/UsersPage.tsx';
const routeModules = { about: [about], 'blog-post': [post], 'admin-users': [users] };

const css = new Map(
  ['frame', 'section', 'about', 'post', 'table'].map((name) => [
    `${name}.css`,
    `@layer pages{.${name}{grid-area:${name}}}`,
  ]),
);

const input = (needs: string[], later: string[] = []): Metafile['inputs'][string] => ({
  bytes: 0,
  imports: [
    ...needs.map((path) => ({ path, kind: 'import-statement' as const })),
    ...later.map((path) => ({ path, kind: 'dynamic-import' as const })),
  ],
});
const output = (entryPoint: string) => ({
  bytes: 0,
  imports: [],
  exports: [],
  inputs: {},
  entryPoint,
});

const graph: Metafile = {
  inputs: {
    'src/main.tsx': input(['frame.css'], [about, post, users]),
    [about]: input(['section.css', 'about.css']),
    [post]: input(['section.css', 'post.css']),
    [users]: input(['section.css', 'table.css']),
    'src/pages/info/TermsPage.tsx': input(['section.css']),
    'src/pages/info/PrivacyPage.tsx': input([]),
    ...Object.fromEntries([...css.keys()].map((path) => [path, input([])])),
  },
  outputs: {},
};

const bundle = {
  graph,
  css: '',
  metafile: {
    inputs: {},
    outputs: { 'post.js': output(post), 'users.js': output(users) },
  },
  outputFiles: [],
  errors: [],
  warnings: [],
  mangleCache: {},
};

const page = (route: string, part: string | null, still = false): PrerenderedPage => ({
  route,
  part: part === null ? null : { name: part, html: `<p>${part}</p>` },
  still,
  path: `/${route}`,
  file: `${route}/index.html`,
  head: '',
  body: '',
  structuredData: '',
  indexable: true,
  live: part === null,
  audience: null,
  standsIn: false,
  draws: false,
});

const pages = [
  page('about', 'about', true),
  page('blog-post', 'blog-post-one'),
  page('blog-post', 'blog-post-two'),
  page('admin-users', null),
];

function files(): Record<string, string> {
  const made = new Map<string, Buffer>();
  const routes = routeParts(bundle, { routeModules, staffRoutes: ['admin-users'] });
  const version = addParts(made, bundle, routes, css, { pages, siteStyles: 'site' }, false);
  assert.match(version, /^[0-9a-f]{8}$/);
  return Object.fromEntries(
    [...made].map(([name, bytes]) => [name.replace(`-${version}`, ''), String(bytes)]),
  );
}

const rule = (...names: string[]) =>
  `@layer pages{${names.map((name) => `.${name}{grid-area:${name}}`).join('')}}`;

parts('a browser has a script for each module that it fetches, and none for a still page', () => {
  const routes = routeParts(bundle, { routeModules, staffRoutes: [] });
  assert.equal(
    routes.map(({ scripts }) => scripts),
    [[], ['post.js'], ['users.js']],
  );
});

parts('of a route’s only page bring their styles, as data', () => {
  const made = files();
  const styles = `<script type="text/css">${rule('about')}</script>`;
  assert.is(made['assets/about.html'], `${styles}<p>about</p>`);
  assert.not('assets/about.css' in made);
});

parts('of a route with many pages share its stylesheet', () => {
  const made = files();
  assert.is(made['assets/blog-post-one.html'], '<p>blog-post-one</p>');
  assert.is(made['assets/blog-post-two.html'], '<p>blog-post-two</p>');
  assert.is(made['assets/blog-post.css'], rule('post'));
});

parts('of the staff area go without what visitors’ pages have in common', () => {
  const made = files();
  assert.is(made['assets/admin-users.css'], rule('section', 'table'));
  assert.is(made['assets/site.css'], rule('section'));
});

parts.run();
