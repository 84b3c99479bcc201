import { allRows } from '../_shared/allRows.ts';
import { answer } from '../_shared/answer.ts';
import type { Fields } from '../_shared/fields.ts';
import { staffColumns, staffUser } from './staffUser.ts';
import type { Context } from './context.ts';

/** All staff, those changed last first. */
export async function listUsers(_input: Fields, { admin }: Context): Promise<Response> {
  const rows = await allRows((from, to) =>
    admin
      .from('profiles')
      .select(staffColumns, { count: 'exact' })
      .not('role', 'is', null)
      .order('updated_at', { ascending: false })
      .order('id')
      .range(from, to),
  );
  return answer({ users: rows.map(staffUser) });
}
