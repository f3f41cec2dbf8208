/**
 * Builds and serves a copy of the project with its own start script, on a free port and with data
 * of its own.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Place } from './place.ts';

export interface ServedSite extends Place {
  stop: () => Promise<void>;
}

const startTimeoutMs = 300_000;

/**
 * Empty counts as absent: whatever database or host this shell knows, both sites get demo data and
 * are local.
 */
const neutral = {
  CONTEXT: '',
  DATABASE_URL: '',
  NETLIFY: '',
  NETLIFY_DB_URL: '',
  NODE_ENV: '',
  SITE_URL: '',
  SMTP_URL: '',
};

/** Throws with what the site printed when it does not start. */
export async function serve(directory: string): Promise<ServedSite> {
  const port = await findFreePort();
  const output = `${directory}.log`;
  const mailDirectory = `${directory}-mail`;
  const env = {
    ...process.env,
    ...neutral,
    PORT: String(port),
    DATA_DIR: `${directory}-data`,
    MAIL_DIR: mailDirectory,
  };
  const log = openSync(output, 'w');
  const child = spawn(process.execPath, [join('scripts', 'start.ts')], {
    cwd: directory,
    env,
    stdio: ['ignore', log, log],
  });
  const url = `http://localhost:${String(port)}`;
  if (await startsToAnswer(url, child)) return { url, mailDirectory, output, stop: () => stop(child) };
  await stop(child);
  throw new Error(`The site in ${directory} did not start:\n${await readFile(output, 'utf8')}`);
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function startsToAnswer(url: string, child: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline && isRunning(child)) {
    if (await answers(url)) return true;
    await sleep(250);
  }
  return false;
}

/** True when the address answers with a page. */
export async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

async function stop(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
