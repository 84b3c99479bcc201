import { adminClient } from '../_shared/adminClient.ts';
import { moveIn } from './moveIn.ts';

const admin = adminClient();
Deno.serve((request) => moveIn(request, admin));
