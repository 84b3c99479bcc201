import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

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

/** The browser the tests run in; installed where none is found and that can be done. */
export function findChromium(): string {
  const path = process.env['CHROMIUM_PATH'];
  if (path) {
    if (existsSync(path)) return path;
    throw new Error(`CHROMIUM_PATH leads nowhere: ${path}`);
  }
  const found = existing() ?? (install() ? existing() : undefined);
  if (found) return found;
  throw new Error(
    'No Chromium found, and it could not be installed. Install one (Debian: apt-get install ' +
      'chromium) or set CHROMIUM_PATH to the browser to use.',
  );
}

const existing = (): string | undefined =>
  [...usual, ...ofPlaywright()].find((path) => existsSync(path));

/** Browsers that a Playwright installation has left in its cache, newest first. */
function ofPlaywright(): string[] {
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

/** True when the system's packages had it and it is installed now. */
function install(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log('No Chromium found: installing it with apt-get');
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
