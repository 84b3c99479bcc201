import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createChannels } from '~/data/channels';
import { liveStaff } from '~/data/liveStaff';
import { memoryKeyValue } from '~/data/keyValue';
import { withRoomForSession } from '~/data/local/sessionRoom';
import { createSupabaseAccount } from '~/data/supabase/accountBackend';
import { createChanges } from '~/data/supabase/changes';
import { createSupabaseChannelStore } from '~/data/supabase/channels';
import { people } from '../data/contract/world';
import { refusal, valueOf } from '../data/outcome';
import { faults } from './server/faults';
import { channel, closeWorlds, openHostedWorld, siteUrl, type HostedWorld } from './world';

const clocks = suite('Supabase: a device whose clock is wrong');
clocks.after.each(closeWorlds);

async function channelsAt({ server }: HostedWorld, hours: number) {
  const ahead = hours * 3_600_000;
  const storage = withRoomForSession(memoryKeyValue());
  const { auth, profiles, rest } = createSupabaseAccount(server, storage, siteUrl);
  valueOf(await auth.signIn(people.Editor.email, people.Editor.password));
  const store = createSupabaseChannelStore(rest, createChanges('channels'), () => ahead);
  return createChannels(store, {
    currentStaff: liveStaff(auth, profiles),
    now: () => new Date(Date.now() + ahead),
    newId: () => '',
  });
}

for (const hours of [-2, 0, 2]) {
  clocks(`${hours} hours ahead, a channel whose answer got lost is saved once`, async () => {
    const world = await openHostedWorld();
    const channels = await channelsAt(world, hours);
    world.server.fault({ method: 'POST', path: /channels/ }, faults.broken('after'));
    assert.is(valueOf(await channels.create(channel, 'edit')).name, 'One');
    assert.is(valueOf(await channels.list()).length, 1);
  });

  clocks(`${hours} hours ahead, one that never arrived is not told as saved`, async () => {
    const world = await openHostedWorld();
    const channels = await channelsAt(world, hours);
    valueOf(await channels.create(channel));
    await world.server.db
      .sql`update public.channels set created_at = now() - interval '30 minutes'`;
    world.server.fault({ method: 'POST', path: /channels/ }, faults.broken('before'));
    assert.is(refusal(await channels.create(channel, 'edit')).code, 'network');
    const alike = { ...channel, logoUrl: 'https://l.example/x.png' };
    world.server.fault({ method: 'POST', path: /channels/ }, faults.broken('before'));
    assert.is(refusal(await channels.create(alike, 'other')).code, 'network');
    assert.is(valueOf(await channels.list()).length, 1);
  });
}

clocks.run();
