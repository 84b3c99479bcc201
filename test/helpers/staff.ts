/** Opens pages of the staff area as a member of the demo staff. */
import { seedStaff } from '~/content/seedStaff';
import { storageKeys } from '~/data/keys';
import type { Role } from '~/domain/entities';
import { find, type Finder } from './find';
import { openApp, type OpenApp } from './render';

/** The app, and everything on screen: menus stand outside of the app's own element. */
export interface OpenAdmin extends OpenApp {
  screen: Finder;
}

export async function openAs(
  role: Role,
  path: string,
  stored: Readonly<Record<string, string>> = {},
): Promise<OpenAdmin> {
  const user = seedStaff.find((each) => each.role === role);
  const app = await openApp(path, {
    [storageKeys.session]: JSON.stringify({ id: user?.id, email: user?.email }),
    [storageKeys.staffSession]: JSON.stringify(user),
    ...stored,
  });
  return { ...app, screen: find(document.body) };
}

/** The records under a key of the browser's storage. */
export const storedIn = (key: string): Record<string, unknown>[] =>
  JSON.parse(localStorage.getItem(key) ?? '[]');
