import { rm } from 'node:fs/promises';
import { BuildError } from '../../src/build/options.mjs';
import { bundleTests } from '../runner/bundle.mjs';

const entry = 'test/supabase/server/trial.ts';

/**
 * Starts a throw-away Supabase project on this machine, with demo accounts and the sample records.
 * It lasts as long as this process, and prints the mails that it would send.
 * @param {{ siteUrl: string, port?: number, print?: (line: string) => void }} options
 * @returns {Promise<import('./server/trial.ts').Trial>}
 */
export async function startTrial({ siteUrl, port = 54321, print = console.log }) {
  const { folder, files } = await bundleTests({ library: 'react', files: [entry], dom: false });
  /** @type {typeof import('./server/trial.ts')} */
  const { startTrialServer } = await import(files[0]?.url ?? '');
  await rm(folder, { recursive: true });
  /** @param {import('./server/mails.ts').Mail} mail */
  const onMail = ({ to, kind, link }) => print(`\nMail to ${to} (${kind}):\n  ${link}`);
  try {
    return await startTrialServer({ siteUrl, port, onMail });
  } catch (error) {
    throw explained(error, port);
  }
}

/**
 * What somebody can do something about comes without a stack.
 * @param {unknown} error
 * @param {number} port
 */
function explained(error, port) {
  if (!(error instanceof Error)) return error;
  if ('code' in error && error.code === 'EADDRINUSE') {
    return new BuildError(`Port ${port} is in use: does another trial still run?`);
  }
  return /PostgreSQL/.test(error.message) ? new BuildError(error.message) : error;
}
