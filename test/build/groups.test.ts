import { existsSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Metafile } from 'esbuild';
import {
  accountModules,
  adminModules,
  blogReader,
  customerModules,
} from '../../src/build/areas.mjs';
import { groupModules, usualStyles } from '../../src/build/groups.mjs';

const groups = suite('groups of scripts');

interface Module {
  needs?: string[];
  /** What it fetches later. */
  later?: string[];
  bytes?: number;
}

/** A graph of `{ path: module }`. */
function graphOf(modules: Record<string, Module>): Metafile {
  const imports = ({ needs = [], later = [] }: Module) => [
    ...needs.map((path) => ({ path, kind: 'import-statement' as const })),
    ...later.map((path) => ({ path, kind: 'dynamic-import' as const })),
  ];
  const entries = Object.entries(modules);
  return {
    inputs: Object.fromEntries(
      entries.map(([path, module]) => [path, { bytes: 0, imports: imports(module) }]),
    ),
    outputs: {
      all: {
        bytes: 0,
        imports: [],
        exports: [],
        inputs: Object.fromEntries(
          entries.map(([path, { bytes = 100 }]) => [path, { bytesInOutput: bytes }]),
        ),
      },
    },
  };
}

const staffPage = (name: string) => `src/pages/admin/${name}Page.tsx`;
const sorted = (graph: Metafile) => groupModules(graph).map((group) => [...group].sort());

const contact = 'src/pages/info/ContactPage.tsx';
const faq = 'src/pages/info/FaqPage.tsx';
const channels = 'src/pages/info/ChannelsPage.tsx';
const login = 'src/pages/account/LoginPage.tsx';
const signup = 'src/pages/account/SignupPage.tsx';
const pages = [contact, faq, channels, login, signup];

groups('hold what the entry needs in the first of them, the core', () => {
  const graph = graphOf({
    'src/main.tsx': { needs: ['src/App.tsx'], later: pages },
    'src/App.tsx': {},
    [login]: { needs: ['src/App.tsx'] },
  });
  assert.equal(sorted(graph), [['src/App.tsx', 'src/main.tsx']]);
});

groups('give the core what most of the visitors’ pages need', () => {
  const graph = graphOf({
    'src/main.tsx': { later: pages },
    [contact]: { needs: ['src/ui/Header.tsx'] },
    [faq]: { needs: ['src/ui/Header.tsx'] },
    [channels]: {},
    'src/ui/Header.tsx': {},
  });
  assert.equal(sorted(graph), [['src/main.tsx', 'src/ui/Header.tsx']]);
});

groups('leave a page what it alone needs', () => {
  const graph = graphOf({
    'src/main.tsx': { later: pages },
    [login]: { needs: ['src/Form.tsx'] },
    'src/Form.tsx': {},
  });
  assert.equal(sorted(graph), [['src/main.tsx']]);
});

groups('join what is small, so that it takes one request', () => {
  const graph = graphOf({
    'src/main.tsx': { later: [...pages, 'src/pages/account/ResetPage.tsx'] },
    [login]: { needs: ['src/a.ts', 'src/b.ts'] },
    [signup]: { needs: ['src/a.ts', 'src/b.ts'] },
    'src/pages/account/ResetPage.tsx': { needs: ['src/b.ts'] },
    'src/a.ts': {},
    'src/b.ts': {},
  });
  assert.equal(sorted(graph), [['src/main.tsx'], ['src/a.ts', 'src/b.ts']]);
});

groups('do not make a page load what is large and of no use to it', () => {
  const graph = graphOf({
    'src/main.tsx': { later: [...pages, 'src/pages/account/ResetPage.tsx'] },
    [login]: { needs: ['src/large.ts', 'src/b.ts'] },
    [signup]: { needs: ['src/large.ts', 'src/b.ts'] },
    'src/pages/account/ResetPage.tsx': { needs: ['src/b.ts'] },
    'src/large.ts': { bytes: 50_000 },
    'src/b.ts': {},
  });
  assert.equal(sorted(graph).slice(1).sort(), [['src/b.ts'], ['src/large.ts']]);
});

groups('make customers load no more for the sake of the staff, who are few', () => {
  const staff = ['Articles', 'Channels', 'Users', 'Settings', 'Dashboard'];
  const graph = (one: string, other: string) => {
    const admin = staff.map((name) => `src/pages/admin/${name}Page.tsx`);
    const needs = { needs: ['src/a.ts', 'src/b.ts'] };
    return graphOf({
      'src/main.tsx': { later: [...pages, ...admin, one, other] },
      [one]: { needs: ['src/a.ts'] },
      [other]: { needs: ['src/b.ts'] },
      ...Object.fromEntries(admin.map((page) => [page, needs])),
      'src/a.ts': { bytes: 1000 },
      'src/b.ts': { bytes: 1000 },
    });
  };
  assert.is(sorted(graph(login, signup)).length, 3);
  const rare = 'src/pages/admin';
  assert.is(sorted(graph(`${rare}/AdminIndexPage.tsx`, `${rare}/NewArticlePage.tsx`)).length, 2);
});

groups('spare staff a request at the price of a kilobyte, and nobody else', () => {
  const graph = (one: string, other: string) =>
    graphOf({
      'src/main.tsx': { later: [...pages, one, other, `${one}x`, `${other}x`] },
      [one]: { needs: ['src/a.ts', 'src/b.ts'] },
      [`${one}x`]: { needs: ['src/a.ts', 'src/b.ts'] },
      [other]: { needs: ['src/a.ts'] },
      [`${other}x`]: { needs: ['src/a.ts'] },
      'src/a.ts': { bytes: 1000 },
      'src/b.ts': { bytes: 1000 },
    });
  const staff = 'src/pages/admin';
  assert.is(sorted(graph(`${staff}/UsersPage.tsx`, `${staff}/ChannelsPage.tsx`)).length, 2);
  assert.is(sorted(graph(login, signup)).length, 3);
});

groups('charge what staff work with for each of the pages that load it', () => {
  const graph = (backend: string) =>
    graphOf({
      'src/main.tsx': { later: [...pages, staffPage('A'), staffPage('B'), backend] },
      [staffPage('A')]: { needs: ['src/a.ts', 'src/b.ts'] },
      [staffPage('B')]: { needs: ['src/a.ts', 'src/b.ts'] },
      [backend]: { needs: ['src/b.ts'] },
      'src/a.ts': { bytes: 1000 },
      'src/b.ts': { bytes: 1000 },
    });
  assert.is(sorted(graph('src/data/rare.ts')).length, 2);
  assert.is(sorted(graph(adminModules.local)).length, 3);
});

groups('charge the staff’s pages nothing for what their frame has loaded', () => {
  const graph = (frame: string) =>
    graphOf({
      'src/main.tsx': { later: [...pages, frame, ...['A', 'B', 'C', 'D'].map(staffPage)] },
      [frame]: { needs: ['src/frame.ts'] },
      [staffPage('A')]: { needs: ['src/a.ts', 'src/b.ts'] },
      [staffPage('B')]: { needs: ['src/a.ts', 'src/b.ts'] },
      [staffPage('C')]: { needs: ['src/b.ts'] },
      [staffPage('D')]: { needs: ['src/b.ts'] },
      'src/a.ts': { needs: ['src/frame.ts'], bytes: 500 },
      'src/b.ts': { bytes: 500 },
      'src/frame.ts': { bytes: 10_000 },
    });
  assert.is(sorted(graph('src/app/admin/StaffFrame.tsx')).length, 2);
  assert.is(sorted(graph('src/app/admin/SomeFrame.tsx')).length, 3);
});

groups('spare who reads a hosted blog a request, rather than customers a few bytes', () => {
  const graph = (reader: string) =>
    graphOf({
      'src/main.tsx': { later: [...pages, reader, accountModules.supabase, 'src/data/admin.ts'] },
      [reader]: { needs: ['src/a.ts', 'src/b.ts'] },
      [accountModules.supabase]: { needs: ['src/a.ts'] },
      'src/data/admin.ts': { needs: ['src/b.ts'] },
      'src/a.ts': { bytes: 1000 },
      'src/b.ts': { bytes: 1000 },
    });
  assert.is(sorted(graph(blogReader)).length, 2);
  assert.is(sorted(graph(accountModules.local)).length, 3);
});

groups('name modules that there are', () => {
  assert.ok(customerModules.length > 0);
  for (const path of [blogReader, ...customerModules]) assert.ok(existsSync(path), path);
});

groups('keep what visitors share apart from what accounts share', () => {
  const graph = graphOf({
    'src/main.tsx': { later: pages },
    [contact]: { needs: ['src/site.ts'] },
    [channels]: { needs: ['src/site.ts'] },
    [faq]: {},
    [login]: { needs: ['src/account.ts'] },
    [signup]: { needs: ['src/account.ts'] },
    'src/pages/content/ContentPage.tsx': {},
    'src/site.ts': {},
    'src/account.ts': {},
  });
  const [, ...rest] = sorted(graph);
  assert.ok(rest.every((group) => group.length === 1));
});

groups('leave a page what it has in common with pages made ahead, which no browser loads', () => {
  const graph = graphOf({
    'src/main.tsx': { later: pages },
    'src/prerender.tsx': { needs: ['src/head.ts'], later: ['src/pages/home/HomePage.tsx'] },
    'src/pages/home/HomePage.tsx': { needs: ['src/words.ts'] },
    [login]: { needs: ['src/words.ts', 'src/head.ts'] },
  });
  assert.equal(sorted(graph), [['src/main.tsx']]);
});

groups('give the core what is small for each page of the menu that shares it', () => {
  const graph = (users: string[], bytes: number) =>
    sorted(
      graphOf({
        'src/main.tsx': { later: [...pages, 'src/pages/content/ContentPage.tsx'] },
        ...Object.fromEntries(
          [...users, login, signup].map((page) => [page, { needs: ['src/ui/Field.tsx'] }]),
        ),
        'src/ui/Field.tsx': { bytes },
      }),
    );
  const inCore = [['src/main.tsx', 'src/ui/Field.tsx']];
  const apart = [['src/main.tsx'], ['src/ui/Field.tsx']];
  assert.equal(graph([contact], 900), inCore);
  assert.equal(graph([contact], 1100), apart);
  assert.equal(graph([contact, channels], 1900), inCore);
  assert.equal(graph([contact, channels], 2100), apart);
  assert.equal(graph(['src/pages/content/ContentPage.tsx'], 600), apart);
});

groups(
  'bring with each page the styles of home but for its guide, and what many pages need',
  () => {
    const home = 'src/pages/home/HomePage.tsx';
    const packages = 'src/pages/info/PackagesPage.tsx';
    const about = 'src/pages/info/AboutPage.tsx';
    const graph = graphOf({
      'src/prerender.tsx': { later: [home, packages, about, contact, faq, channels, login] },
      [home]: { needs: ['hero.css', 'plans.css', 'src/parts/Guide.module.css'] },
      [packages]: { needs: ['plans.css', 'header.css', 'list.css'] },
      [about]: { needs: ['header.css', 'list.css'] },
      [contact]: { needs: ['header.css', 'form.css'] },
      [faq]: {},
      [channels]: {},
      [login]: { needs: ['form.css', 'hero.css'] },
    });
    assert.equal([...usualStyles(graph)].sort(), ['header.css', 'hero.css', 'plans.css']);
  },
);

groups.run();
