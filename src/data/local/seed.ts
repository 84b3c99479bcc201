import { seedStaff } from '~/content/seedStaff';
import { type Credential, ITERATIONS } from './credentials';
import type { StaffAccount } from './accountRecords';

/** Hashed ahead of time: hashing on a phone would hold up the first sign-in by seconds. */
const hashes: Readonly<Record<string, Pick<Credential, 'salt' | 'hash'>>> = {
  'user-1': {
    salt: 'jDeXhijM1trOpd+iuUtaFA==',
    hash: 'uZqhaUOdO4R5U6l/rHcsLnZyz1vNndNJaouSyeLEE14=',
  },
  'user-2': {
    salt: 'wD6CIOh9lxlebKScujvySQ==',
    hash: 'vI8hUlKDYCKGpmdvC1UaTYqckNeuzZxOr+m3rPE4T+w=',
  },
  'user-3': {
    salt: 'UdQuRspj2dYFL0j/GcPBkQ==',
    hash: 'WHpGl0a2fKV5QA9v1SafczjrCCekiNHnQYjrx6UiAms=',
  },
};

/** The demo staff as they are stored. */
export const seedAccounts = (): StaffAccount[] =>
  seedStaff.map((user) => {
    const hashed = hashes[user.id];
    const credential = hashed && {
      algorithm: 'PBKDF2-SHA-256' as const,
      iterations: ITERATIONS,
      ...hashed,
    };
    return { ...user, credential: credential ?? null };
  });
