import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ChannelInput } from '~/data/channels';
import { refusal, until, valueOf } from '../outcome';
import { type OpenWorld } from './world';

const forbidden = (message: string) => ({ code: 'forbidden', message });
const noSession = (message: string) => ({ code: 'no-session', message });

const harbour: ChannelInput = {
  name: ' Harbour News ',
  category: ' News ',
  streamUrl: ' https://stream.example/harbour.m3u8 ',
  logoUrl: ' https://logo.example/harbour.svg ',
  isFeatured: true,
};

export function channelsContract(name: string, open: OpenWorld): void {
  const channels = suite(`${name}: channels`);

  for (const role of ['Admin', 'Editor'] as const) {
    channels(`An ${role} adds, changes and deletes channels`, async () => {
      const { admin } = await (await open()).as(role);
      const made = valueOf(await admin.channels.create(harbour));
      const { id, createdAt, updatedAt, ...fields } = made;
      assert.equal(fields, {
        name: 'Harbour News',
        category: 'News',
        streamUrl: 'https://stream.example/harbour.m3u8',
        logoUrl: 'https://logo.example/harbour.svg',
        isFeatured: true,
      });
      assert.ok(id);
      assert.is(updatedAt, createdAt);
      const forged = { ...harbour, isFeatured: false, id: 'forged', createdAt: 'forged' };
      const changed = valueOf(await admin.channels.update(id, forged));
      assert.equal({ ...changed, updatedAt }, { ...made, isFeatured: false });
      assert.ok(changed.updatedAt > updatedAt, 'updatedAt is refreshed');
      assert.equal(valueOf(await admin.channels.list()), [changed]);
      assert.equal(valueOf(await admin.channels.get(id)), changed);
      assert.is(valueOf(await admin.channels.remove(id)), true);
      assert.is(valueOf(await admin.channels.remove(id)), false);
      assert.is(valueOf(await admin.channels.get(id)), null);
      assert.equal(valueOf(await admin.channels.list()), []);
    });
  }

  for (const person of ['Writer', 'customer', 'guest'] as const) {
    channels(`A ${person} is refused each of these in its own words`, async () => {
      const world = await open();
      const { admin } = await world.as('Admin');
      const made = valueOf(await admin.channels.create(harbour));
      const { admin: theirs } = await world.as(person);
      const refused = person === 'Writer' ? forbidden : noSession;
      assert.equal(
        refusal(await theirs.channels.list()),
        forbidden('You do not have permission to manage channels.'),
      );
      assert.equal(
        refusal(await theirs.channels.get(made.id)),
        forbidden('You do not have permission to manage channels.'),
      );
      assert.equal(
        refusal(await theirs.channels.create(harbour)),
        refused('Only Admins or Editors can add channels'),
      );
      assert.equal(
        refusal(await theirs.channels.update(made.id, { ...harbour, name: 'X' })),
        refused('Only Admins or Editors can update channels'),
      );
      assert.equal(
        refusal(await theirs.channels.remove(made.id)),
        refused('Only Admins or Editors can delete channels'),
      );
      assert.equal(valueOf(await admin.channels.list()), [made]);
    });
  }

  channels('A channel deleted meanwhile is not brought back by an update', async () => {
    const { admin } = await (await open()).as('Admin');
    const { id } = valueOf(await admin.channels.create(harbour));
    valueOf(await admin.channels.remove(id));
    assert.equal(refusal(await admin.channels.update(id, harbour)), {
      code: 'not-found',
      message: 'Channel not found',
    });
    assert.equal(valueOf(await admin.channels.list()), []);
  });

  channels('Who save one channel at once are both heard', async () => {
    const world = await open();
    const [one, other] = [await world.as('Admin'), await world.as('Editor')];
    const { id } = valueOf(await one.admin.channels.create(harbour));
    const opened = { from: harbour };
    const edits = [
      one.admin.channels.update(id, { ...harbour, name: 'Harbour' }, opened),
      other.admin.channels.update(id, { ...harbour, category: 'Weather' }, opened),
    ];
    for (const edit of await Promise.all(edits)) valueOf(edit);
    const stored = valueOf(await one.admin.channels.get(id));
    assert.equal([stored?.name, stored?.category], ['Harbour', 'Weather']);
  });

  channels('Listeners hear of every change until they stop', async () => {
    const { admin } = await (await open()).as('Editor');
    let calls = 0;
    const stop = admin.channels.subscribe(() => void (calls += 1));
    const { id } = valueOf(await admin.channels.create(harbour));
    await until(() => calls === 1);
    valueOf(await admin.channels.remove(id));
    await until(() => calls === 2);
    stop();
    let others = 0;
    const stopOther = admin.channels.subscribe(() => void (others += 1));
    valueOf(await admin.channels.create(harbour));
    await until(() => others === 1);
    stopOther();
    assert.is(calls, 2);
  });

  channels.run();
}
