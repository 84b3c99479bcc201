import { moveIn } from '~/supabase/functions/move-in/moveIn';
import { staffUsers } from '~/supabase/functions/staff-users/staffUsers';
import { adminClientOf } from './client';
import type { Service } from './gateway';
import { json } from './http';
import { secretKey } from './keys';

/** This project's Edge Functions. Their own requests come in over HTTP, as on a hosted project. */
export function functionsService(url: string): Service {
  const admin = adminClientOf({ url, secretKey });
  const handlers = new Map([
    ['staff-users', staffUsers],
    ['move-in', moveIn],
  ]);
  return async ({ request, path }) => {
    const handler = handlers.get(path.slice(1));
    if (handler) return handler(request, admin);
    return json(404, { code: 'NOT_FOUND', message: 'Requested function was not found' });
  };
}
