/** The demo staff of the embedded mode, one for each role. */
import type { StaffUser } from '~/domain/entities';

const SEEDED_AT = '2025-09-01T09:00:00.000Z';

export const seedStaff: readonly StaffUser[] = [
  {
    id: 'user-1',
    name: 'Amelia Hart',
    email: 'admin@example.com',
    role: 'Admin',
    updatedAt: SEEDED_AT,
  },
  {
    id: 'user-2',
    name: 'Daniel Okafor',
    email: 'editor@example.com',
    role: 'Editor',
    updatedAt: SEEDED_AT,
  },
  {
    id: 'user-3',
    name: 'Rhian Pryce',
    email: 'writer@example.com',
    role: 'Writer',
    updatedAt: SEEDED_AT,
  },
];
