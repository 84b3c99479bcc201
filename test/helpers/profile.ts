/** A browser of its own with a profile on disk, which can be killed and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { withTimeout } from '~/lib/withTimeout';
import { chromiumFlags, findChromium } from '../../src/build/chromium.mjs';
import { origin } from './origin';

/** Milliseconds in which a browser starts even on a busy machine. */
const PATIENCE = 8000;

export interface Profile {
  /** Starts the browser; a page of it at a path. */
  open(path: string): Promise<Page>;
  /** Ends the browser as a crash does: nobody is asked, nothing is written. */
  kill(): Promise<void>;
  /** Ends the browser and throws the profile away. */
  remove(): Promise<void>;
}

/** Does `work` with a profile of its own. */
export async function inProfile(work: (profile: Profile) => Promise<void>): Promise<void> {
  const profile = await makeProfile();
  try {
    await work(profile);
  } finally {
    await profile.remove();
  }
}

async function makeProfile(): Promise<Profile> {
  const folder = await mkdtemp(join(tmpdir(), 'wrenview-profile-'));
  let browser: ChildProcess | undefined;
  let context: Promise<BrowserContext> | undefined;

  async function end(): Promise<void> {
    const ending = browser;
    browser = undefined;
    // one that ended by itself says so no second time
    if (!ending?.pid || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = once(ending, 'exit');
    // the whole group: its helper processes would hold the profile a while longer
    process.kill(-ending.pid, 'SIGKILL');
    await ended;
  }

  /** A browser that does not get going, as happens on a busy machine, is started once more. */
  async function ready(): Promise<BrowserContext> {
    try {
      return await withTimeout(connect((browser ??= start(folder))), PATIENCE);
    } catch {
      await end();
      return connect((browser = start(folder)));
    }
  }

  const kill = (): Promise<void> => {
    context = undefined;
    return end();
  };

  return {
    async open(path) {
      context ??= ready();
      const page = await (await context).newPage();
      await page.goto(origin + path);
      return page;
    },
    kill,
    async remove() {
      await kill();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Nothing else is to be waited for at the start: no key ring, no first page. */
const ownFlags = [
  '--headless=new',
  '--remote-debugging-port=0',
  '--disable-dev-shm-usage',
  '--password-store=basic',
  '--no-default-browser-check',
  '--disable-hang-monitor',
];

const start = (folder: string): ChildProcess =>
  spawn(
    findChromium(),
    [...chromiumFlags, ...ownFlags, `--user-data-dir=${folder}`, 'about:blank'],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );

async function connect(browser: ChildProcess): Promise<BrowserContext> {
  const connected = await chromium.connectOverCDP(await addressOf(browser));
  const [context] = connected.contexts();
  if (!context) throw new Error('The browser has no context');
  context.setDefaultTimeout(15_000);
  return context;
}

/** Where the browser can be driven, which it says once it is ready. */
async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('The browser cannot be heard');
  for await (const line of createInterface(stderr)) {
    const [, address] = /DevTools listening on (ws:\S+)/.exec(line) ?? [];
    if (!address) continue;
    // read on: a browser that cannot get rid of its complaints comes to a halt
    stderr.resume();
    return address;
  }
  throw new Error('The browser did not start');
}
