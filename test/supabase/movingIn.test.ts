/** Moving a browser's records in, over HTTP, with the real functions and a real database. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MoveIn } from '~/data/moveIn';
import { bringAll } from '~/data/moveInRun';
import { storageKeys } from '~/data/keys';
import { memoryKeyValue } from '~/data/keyValue';
import { createSupabaseAccount } from '~/data/supabase/accountBackend';
import { createSupabaseMoveIn } from '~/data/supabase/moveIn';
import type { Channel, StaffUser } from '~/domain/entities';
import { itemsToMove, type MoveItem } from '~/domain/moveIn';
import { batchesOf, moveLimits } from '~/domain/moveInBatches';
import { people } from '../data/contract/world';
import { refusal, valueOf } from '../data/outcome';
import { sampleArticle } from '../domain/samples';
import { faults } from './server/faults';
import { closeWorlds, type HostedWorld, openHostedWorld, siteUrl } from './world';

const moving = suite('Supabase: moving in');
let world: HostedWorld;
moving.before.each(async () => void (world = await openHostedWorld()));
moving.after.each(closeWorlds);

const instants = { createdAt: '2025-01-01T00:00:00.000Z', updatedAt: '2025-02-01T00:00:00.000Z' };
const channel = (id: string, streamUrl = `https://tv.example/${id}`): Channel => ({
  ...{
    id,
    name: `Channel ${id}`,
    category: 'News',
    streamUrl,
    logoUrl: '/logo.svg',
    isFeatured: true,
  },
  ...instants,
});
const member = (id: string, email: string, role: StaffUser['role'] = 'Editor'): StaffUser => ({
  ...{ id, name: `Person ${id}`, email, role },
  updatedAt: instants.updatedAt,
});

const articles = [
  sampleArticle({ id: 'a', slug: 'one', title: 'One' }),
  sampleArticle({ id: 'b', slug: 'two', title: 'Two', status: 'Draft' }),
];
const stored = {
  [storageKeys.articles]: JSON.stringify(articles),
  [storageKeys.channels]: JSON.stringify([channel('a'), channel('b')]),
  [storageKeys.staff]: JSON.stringify([
    { ...member('own', people.Admin.email.toUpperCase(), 'Admin'), password: 'clear-text' },
    member('new', 'nell@staff.example', 'Writer'),
    member('there', people.Editor.email),
    member('customer', people.customer.email),
    member('wrong', 'no address'),
  ]),
};

/** A person at a browser that holds something, and what they would move. */
async function open(
  role: 'Admin' | 'Editor' = 'Admin',
  held: Readonly<Record<string, string>> = stored,
) {
  const storage = memoryKeyValue(held);
  const { url, anonKey } = world.server;
  const config = { url, anonKey, deadlines: { read: 5000, write: 5000 } };
  const account = createSupabaseAccount(config, storage, siteUrl);
  const { email, password } = people[role];
  valueOf(await account.auth.signIn(email, password));
  const moveIn = createSupabaseMoveIn(config, account, {
    storage,
    drafts: { list: async () => [] },
  });
  const items = (withStaff: boolean) =>
    itemsToMove(moveIn.holdings(), { ownEmail: email, withStaff });
  return { storage, moveIn, records: items(false), all: items(true) };
}

/** What comes of the items, as `name: outcome` or `name: reason`. */
async function told(bring: MoveIn['move'], items: readonly MoveItem[]): Promise<string[]> {
  const answers = valueOf(await bring(items));
  return items.map(({ id, name }) => {
    const { outcome, reason } = answers.get(id) ?? {};
    return `${name}: ${reason || outcome}`;
  });
}

const count = async (table: 'articles' | 'channels') =>
  (await world.server.db.sql.unsafe(`select from public.${table}`)).count;

moving('what would move is told first, and moved then', async () => {
  const { moveIn, records } = await open();
  const added = ['One: added', 'Two: added', 'Channel a: added', 'Channel b: added'];
  assert.equal(await told(moveIn.check, records), added);
  assert.is((await count('articles')) + (await count('channels')), 0);
  assert.equal(await told(moveIn.move, records), added);

  const { admin } = await world.as('Admin');
  const there = valueOf(await admin.articles.list());
  assert.equal(
    there.map(({ slug, title, status, authorName }) => [slug, title, status, authorName]).sort(),
    [
      ['one', 'One', 'Published', 'Amelia Hart'],
      ['two', 'Two', 'Draft', 'Amelia Hart'],
    ],
  );
  const moved = valueOf(await admin.channels.list()).map(({ id: _, ...fields }) => fields);
  const ours = [channel('a'), channel('b')].map(({ id: _, ...fields }) => fields);
  assert.equal(
    moved.sort((one, other) => one.name.localeCompare(other.name)),
    ours,
  );
});

moving('a repetition doubles nothing, and the browser keeps what it holds', async () => {
  const { storage, moveIn, records } = await open();
  valueOf(await moveIn.move(records));
  for (const bring of [moveIn.check, moveIn.move]) {
    assert.ok((await told(bring, records)).every((line) => line.endsWith(': exists')));
  }
  assert.is(await count('articles'), 2);
  assert.is(await count('channels'), 2);
  for (const [key, text] of Object.entries(stored)) assert.is(storage.get(key), text);
});

moving('one bad record stops no other', async () => {
  const { moveIn, records } = await open('Admin', {
    [storageKeys.articles]: JSON.stringify([
      sampleArticle({ id: 'long', slug: 'long', title: 'x'.repeat(1001) }),
      ...articles,
    ]),
    [storageKeys.channels]: JSON.stringify([channel('old', 'rtmp://tv.example/old'), channel('a')]),
  });
  assert.ok(
    (await told(moveIn.check, records)).includes('Channel old: Please enter a valid stream URL.'),
  );
  const [long, ...others] = await told(moveIn.move, records);
  assert.match(long ?? '', /: The database did not accept it: .*articles_title_check/);
  assert.equal(others, [
    'One: added',
    'Two: added',
    'Channel old: Please enter a valid stream URL.',
    'Channel a: added',
  ]);
});

moving('staff are invited with their role, once, unless the address is in use', async () => {
  const { moveIn, all } = await open();
  const staff = all.filter(({ kind }) => kind === 'staff');
  const customer =
    'This address belongs to a customer’s account. Give them another address to make them staff.';
  const expected = [
    'Person new, nell@staff.example: added',
    `Person there, ${people.Editor.email}: exists`,
    `Person customer, ${people.customer.email}: ${customer}`,
    'Person wrong, no address: Please enter a valid email address.',
  ];
  assert.equal(await told(moveIn.check, staff), expected);
  assert.is(world.server.mails.length, 0);
  assert.equal(await told(moveIn.move, staff), expected);
  assert.equal(
    world.server.mails.map(({ to, kind }) => `${kind} ${to}`),
    ['invite nell@staff.example'],
  );
  assert.match((await told(moveIn.move, staff))[0] ?? '', /: exists$/);
  assert.is(world.server.mails.length, 1);

  const { admin } = await world.as('Admin');
  const users = valueOf(await admin.users.list());
  assert.is(users.length, 4);
  const { name, role } = users.find(({ email }) => email === 'nell@staff.example') ?? {};
  assert.equal([name, role], ['Person new', 'Writer']);
});

moving('an Editor is refused by the server, and nothing is moved', async () => {
  const { moveIn, records, all } = await open('Editor');
  const staff = all.filter(({ kind }) => kind === 'staff');
  for (const bring of [moveIn.check, moveIn.move]) {
    assert.equal(refusal(await bring(records)), {
      code: 'forbidden',
      message: 'Only Admins can move articles and channels',
    });
    assert.is(refusal(await bring(staff)).code, 'forbidden');
  }
  assert.is((await count('articles')) + (await count('channels')), 0);
  assert.is(world.server.mails.length, 0);
});

moving('many go in several requests, and are all there in the end', async () => {
  const many = Array.from({ length: 230 }, (_, index) => channel(`n${index}`));
  const { moveIn, records } = await open('Admin', {
    [storageKeys.channels]: JSON.stringify(many),
  });
  const steps: number[] = [];
  const failure = await bringAll(batchesOf(records, moveLimits), moveIn.move, {
    isStopped: () => false,
    onAnswers: ({ size }) => steps.push(size),
  });
  assert.is(failure, null);
  assert.equal(steps, [100, 100, 30]);
  assert.is(await count('channels'), 230);
});

moving('an answer lost on its way is made good by trying again', async () => {
  const { moveIn, records } = await open();
  world.server.fault({ path: /functions\/v1\/move-in/ }, faults.broken('after'));
  assert.is(refusal(await moveIn.move(records)).code, 'network');
  assert.ok((await told(moveIn.move, records)).every((line) => line.endsWith(': exists')));
  assert.is(await count('articles'), 2);
});

const path = /functions\/v1\/move-in/;
for (const [name, fault, message] of [
  [
    'never answers',
    faults.hang(),
    'The server took too long to answer. Try again: nothing is added twice.',
  ],
  ['wants a pause', faults.tooMany(7), 'Too many attempts. Try again in 7 seconds.'],
  ['fails', faults.json(500, {}), 'The server has a problem. Please try again in a moment.'],
  [
    'sends a page',
    faults.html(200),
    'The server sent an answer that makes no sense. Please try again.',
  ],
  [
    'tells of too few',
    faults.json(200, { results: [] }),
    'The server sent an answer that makes no sense. Please try again.',
  ],
] as const) {
  moving(`a server that ${name} leads to words, and the next try goes through`, async () => {
    const { moveIn, records } = await open();
    world.server.fault({ path }, fault);
    assert.is(refusal(await moveIn.move(records)).message, message);
    assert.ok((await told(moveIn.move, records)).every((line) => line.endsWith(': added')));
  });
}

moving('a mail server that wants a pause is told as such', async () => {
  const { moveIn, all } = await open();
  const [first] = all.filter(({ kind }) => kind === 'staff');
  assert.ok(first);
  world.server.fault({ path: /functions\/v1\/staff-users/ }, faults.tooMany(60));
  assert.is(
    refusal(await moveIn.move([first])).message,
    'Too many attempts. Try again in 60 seconds.',
  );
  assert.match((await told(moveIn.move, [first]))[0] ?? '', /: added$/);
});

moving.run();
