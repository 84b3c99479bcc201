import { adminClient } from '../_shared/adminClient.ts';
import { staffUsers } from './staffUsers.ts';

const admin = adminClient();
Deno.serve((request) => staffUsers(request, admin));
