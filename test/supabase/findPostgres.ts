import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPackage } from '../../src/build/systemPackages.mjs';

interface PostgresPrograms {
  /** Where initdb and postgres are. */
  folder: string;
  /** Whom they have to run as: they refuse root. */
  user: { uid: number; gid: number } | undefined;
}

const howToInstall =
  'PostgreSQL 15 or later is needed for these tests: `apt-get install postgresql` (Debian, ' +
  'Ubuntu), `brew install postgresql@17` (macOS), or name the folder of initdb in POSTGRES_BIN.';

/**
 * Looks in POSTGRES_BIN, in the PATH and where Debian and Homebrew install, and installs it where
 * that can be done. Throws if in vain.
 */
export function findPostgres(): PostgresPrograms {
  const folder = existing() ?? (installPackage('postgresql') ? existing() : undefined);
  if (!folder) throw new Error(howToInstall);
  return { folder, user: process.getuid?.() === 0 ? postgresUser() : undefined };
}

function existing(): string | undefined {
  const { POSTGRES_BIN = '', PATH = '' } = process.env;
  const folders = POSTGRES_BIN
    ? [POSTGRES_BIN]
    : [
        ...PATH.split(':'),
        ...versions('/usr/lib/postgresql', 'bin'),
        ...versions('/opt/homebrew/opt', 'bin'),
      ];
  return folders.find((each) => each && existsSync(join(each, 'initdb')));
}

/** The newest version first. */
function versions(parent: string, inner: string): string[] {
  if (!existsSync(parent)) return [];
  const names = readdirSync(parent).filter((name) => /^(postgresql@)?\d+$/.test(name));
  return names
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((name) => join(parent, name, inner));
}

function postgresUser() {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    throw new Error('PostgreSQL refuses to run as root, and there is no user "postgres".');
  }
}
