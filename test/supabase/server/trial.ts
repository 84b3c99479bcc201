/** A project for trying the site in Supabase mode: staff, a customer and the samples as real rows. */
import type postgres from 'postgres';
import { demoPasswords } from '~/content/demoPasswords';
import { seedArticles } from '~/content/seed';
import { seedChannels } from '~/content/seedChannels';
import { seedStaff } from '~/content/seedStaff';
import { startCluster } from '../postgres';
import { startTestSupabase, type TestSupabase } from './index';
import type { Mail } from './mails';

export interface Trial {
  url: string;
  anonKey: string;
  accounts: readonly { email: string; password: string }[];
  stop(): Promise<void>;
}

interface TrialOptions {
  siteUrl: string;
  port: number;
  onMail: (mail: Mail) => void;
}

const customer = {
  email: 'customer@example.com',
  password: 'Customer-demo-1',
  username: 'Grace Muir',
};

export async function startTrialServer(options: TrialOptions): Promise<Trial> {
  // nobody who tries things out wants to wait a minute for the next mail
  const server = await startTestSupabase({ ...options, mailSeconds: 5 });
  const people = seedStaff.map(({ id, email, name: username, role }) => {
    const password = demoPasswords[id] ?? '';
    return { id, person: { email, password, username, role } };
  });
  const ids = new Map<string, string>();
  for (const { id, person } of people) ids.set(id, await server.createUser(person));
  await server.createUser(customer);
  await addSamples(server, ids);
  return {
    url: server.url,
    anonKey: server.anonKey,
    accounts: [...people.map(({ person }) => person), customer].map(({ email, password }) => ({
      email,
      password,
    })),
    async stop() {
      await server.close();
      await (await startCluster()).stop();
    },
  };
}

/** @param authors the accounts of the sample authors, by the id they have in browser storage */
async function addSamples({ db }: TestSupabase, authors: ReadonlyMap<string, string>) {
  const { sql } = db;
  const articles = seedArticles.map(({ id, earlierSlugs, authorId, ...article }) => ({
    ...article,
    tags: [...article.tags],
    authorId: authors.get(authorId) ?? null,
  }));
  const channels = seedChannels.map(({ id, ...channel }) => channel);
  await sql`insert into public.articles ${sql(snakeCased(articles))}`;
  await sql`insert into public.channels ${sql(snakeCased(channels))}`;
}

type Row = Record<string, postgres.SerializableParameter>;

/** Records with the names of their columns. */
const snakeCased = (records: readonly Row[]): Row[] =>
  records.map((record) =>
    Object.fromEntries(
      Object.entries(record).map(([name, value]) => [
        name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        value,
      ]),
    ),
  );
