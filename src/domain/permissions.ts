import type { Role, SessionUser } from './entities';

export type Action =
  | 'admin.enter'
  | 'nav.articles'
  | 'nav.channels'
  | 'nav.users'
  | 'articles.list'
  | 'articles.create'
  | 'articles.edit'
  | 'articles.delete'
  | 'channels.manage'
  | 'users.manage';

type Scope = 'any' | 'own';

/** Who may do what, to anyone's records or only to their own. What is not listed is refused. */
const POLICY: Record<Action, Partial<Record<Role, Scope>>> = {
  'admin.enter': { Admin: 'any', Editor: 'any' },
  'nav.articles': { Admin: 'any', Editor: 'any' },
  'nav.channels': { Admin: 'any', Editor: 'any' },
  'nav.users': { Admin: 'any' },
  'articles.list': { Admin: 'any', Editor: 'any', Writer: 'own' },
  'articles.create': { Admin: 'any', Editor: 'any', Writer: 'any' },
  'articles.edit': { Admin: 'any', Editor: 'any', Writer: 'own' },
  'articles.delete': { Admin: 'any', Editor: 'any', Writer: 'own' },
  'channels.manage': { Admin: 'any', Editor: 'any' },
  'users.manage': { Admin: 'any' },
};

/**
 * Whether a role may perform an action; `own` says that the record is the actor's own. A customer
 * or visitor (`null`) may do nothing. Asked by the screens and by the data layer alike.
 */
export function can(role: Role | null, action: Action, { own = false } = {}): boolean {
  if (role === null) return false;
  const scope = POLICY[action][role];
  return scope === 'any' || (scope === 'own' && own);
}

type Actor = Pick<SessionUser, 'id' | 'role'>;

/** Product rule: who manages users may delete any account but their own. */
export function canDeleteUser(actor: Actor, targetId: string): boolean {
  return managesAnother(actor, targetId);
}

/** Nobody changes their own role: that way the last Admin cannot be lost. */
export function canChangeRole(actor: Actor, targetId: string): boolean {
  return managesAnother(actor, targetId);
}

function managesAnother(actor: Actor, targetId: string): boolean {
  return can(actor.role, 'users.manage') && actor.id !== targetId;
}
