import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { installPackage } from './systemPackages.mjs';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const cached = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
];

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium without windows: a page opens in a third of the time there, but Back keeps none alive. */
const shell = '/usr/bin/chromium-headless-shell';

/** The browser that tests and bench drive. */
export async function launchChromium() {
  // a tool of developers: no other command may need it
  const { chromium } = await import('playwright-core');
  const isShell = !process.env['CHROMIUM_PATH'] && existsSync(shell);
  const executablePath = isShell ? shell : findChromium();
  return chromium.launch({ executablePath, args: chromiumFlags });
}

/** Where the whole browser is; installed where none is found and that can be done. */
export function findChromium() {
  const path = process.env['CHROMIUM_PATH'];
  if (path) {
    if (existsSync(path)) return path;
    throw new Error(`CHROMIUM_PATH leads nowhere: ${path}`);
  }
  const found = existing() ?? (installPackage('chromium') ? existing() : undefined);
  if (found) return found;
  throw new Error(
    'No Chromium found, and it could not be installed. Install one (Debian: apt-get install ' +
      'chromium) or set CHROMIUM_PATH to the browser to use.',
  );
}

const existing = () => [...usual, ...ofPlaywright()].find((path) => existsSync(path));

/** Browsers that a Playwright installation has left in its cache, newest first. */
function ofPlaywright() {
  const caches = [
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
  ];
  return caches
    .filter((cache) => existsSync(cache))
    .flatMap((cache) => {
      const versions = readdirSync(cache)
        .filter((name) => name.startsWith('chromium-'))
        .sort()
        .reverse();
      return versions.flatMap((version) => cached.map((rest) => join(cache, version, rest)));
    });
}
