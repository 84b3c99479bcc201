import type { Account } from '~/data/account';
import type { Admin } from '~/data/admin';

/** Everyone a world holds, one of each kind; a guest has no account. */
export const people = {
  Admin: { name: 'Ada Admin', email: 'ada@staff.example', password: 'Ada-password-1' },
  Editor: { name: 'Eli Editor', email: 'eli@staff.example', password: 'Eli-password-1' },
  Writer: { name: 'Wyn Writer', email: 'wyn@staff.example', password: 'Wyn-password-1' },
  customer: { name: 'Cleo Customer', email: 'cleo@home.example', password: 'Cleo-password-1' },
} as const;

export type Member = keyof typeof people;
export type Person = Member | 'guest';
export const persons = ['Admin', 'Editor', 'Writer', 'customer', 'guest'] as const;
export const nobodys = ['customer', 'guest'] as const;

/** One person's browser. */
export interface Client {
  account: Account;
  admin: Admin;
}

/** A backend that holds the people above, and neither articles nor channels. */
export interface World {
  /** The id each of them has here. */
  ids: Readonly<Record<Member, string>>;
  /** A browser of its own over the same records, the person signed in. */
  as(person: Person): Promise<Client>;
}

/** A fresh world. */
export type OpenWorld = () => Promise<World>;
