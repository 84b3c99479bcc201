import { createServer } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Frame, Page } from 'playwright-core';
import { portOf } from '../../src/build/ports.mjs';
import { closePages, openPage } from '../helpers/browser';
import { origin } from '../helpers/origin';

const framing = suite('a foreign page that puts ours into a frame');

const paths = ['/', '/login', '/blog/none', '/admin/login', '/admin/users'];
const trap = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://trap');
  response.setHeader('Content-Type', 'text/html');
  response.end(`<!doctype html><title>Win</title><iframe src="${origin}${pathname}"></iframe>`);
});
let foreign = '';
/** Pages whose requests pass through a test. */
const opened: Page[] = [];

framing.before(async () => {
  await new Promise<void>((listening) => trap.listen(0, listening));
  foreign = `http://localhost:${portOf(trap)}`;
});
framing.after.each(async () => {
  await Promise.all(opened.splice(0).map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await closePages();
});
framing.after(() => void trap.close());

/** The frame of a foreign page; our answers lack these headers. */
async function framed(page: Page, path: string, ...without: string[]): Promise<Frame> {
  opened.push(page);
  await page.route(`${origin}/**`, async (route) => {
    const response = await route.fetch();
    const headers = Object.entries(response.headers());
    const left = headers.filter(([name]) => !without.includes(name));
    await route.fulfill({ response, headers: Object.fromEntries(left) });
  });
  await page.goto(foreign + path);
  const frame = page.frames()[1];
  if (!frame) throw new Error('No frame');
  return frame;
}

for (const path of paths) {
  framing(`${path} shows nothing there`, async () => {
    const frame = await framed(await openPage(), path);
    assert.match(frame.url(), /^chrome-error:/);
    assert.is(await frame.getByRole('main').count(), 0);
  });
}

framing('each of the two headers is enough by itself', async () => {
  for (const header of ['content-security-policy', 'x-frame-options']) {
    const frame = await framed(await openPage(), '/login', header);
    assert.match(frame.url(), /^chrome-error:/, header);
  }
});

framing('without them it would be shown, whatever stands in the page', async () => {
  const both = ['content-security-policy', 'x-frame-options'];
  const frame = await framed(await openPage(), '/login', ...both);
  await frame.getByRole('heading', { name: 'Log in' }).waitFor();
});

framing.run();
