import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * True when the system's packages had it and it is installed now: root on Debian or Ubuntu.
 * @param {string} name
 */
export function installPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`No ${name} found: installing it with apt-get`);
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
