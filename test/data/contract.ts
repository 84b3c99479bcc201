/**
 * What every backend keeps to, whichever is configured. A backend's test file calls these with a
 * way to open a world of its own; suites are registered and run from here.
 */
import { articlesContract } from './contract/articles';
import { articleRightsContract } from './contract/articleRights';
import { authContract } from './contract/auth';
import { channelsContract } from './contract/channels';
import { listsContract } from './contract/lists';
import { profilesContract } from './contract/profiles';
import { staffSessionContract } from './contract/staffSession';
import { usersContract } from './contract/users';
import type { OpenWorld } from './contract/world';

export function accountContract(name: string, open: OpenWorld): void {
  authContract(name, open);
  profilesContract(name, open);
  staffSessionContract(name, open);
}

export function adminContract(name: string, open: OpenWorld): void {
  articlesContract(name, open);
  articleRightsContract(name, open);
  channelsContract(name, open);
  usersContract(name, open);
  listsContract(name, open);
}
