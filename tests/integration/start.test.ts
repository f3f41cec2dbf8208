/** `npm start` as a process, under a shell or a supervisor. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { contactPath } from '#contracts/contact.ts';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../support/test-database.ts';
import { runScript } from '../support/run-script.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { testSite } from '../support/test-site.ts';

/** Starts the site on a free port. Returns the npm process and the port. */
async function start(): Promise<{ npm: ChildProcess; port: number }> {
  const variables = { DATABASE_URL: await createTestDatabase(), SITE_DIR: testSite.directory, PORT: '0' };
  const npm = spawn('npm', ['start'], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  onTestFinished(() => {
    signalGroup(npm, 'SIGKILL');
  });
  for await (const line of createInterface(npm.stdout)) {
    const [, port] = /^Site: .*:(\d+)$/.exec(line) ?? [];
    if (port !== undefined) return { npm, port: Number(port) };
  }
  throw new Error('The site did not start.');
}

/** Signals npm and all its child processes, as a terminal does on Ctrl+C. */
function signalGroup({ pid = 0 }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // The processes have already exited.
  }
}

/** Sends the headers of a request, and waits until the server asks for its body. */
async function openRequest(port: number, length: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST ${contactPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${String(length)}\r\nExpect: 100-continue\r\n\r\n`,
  );
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toContain('100 Continue');
  return socket;
}

const stops: Record<string, (npm: ChildProcess) => void> = {
  'SIGTERM to npm': (npm) => npm.kill('SIGTERM'),
  'Ctrl+C': (npm) => {
    signalGroup(npm, 'SIGINT');
  },
};

test.each(Object.entries(stops))('%s ends it after the request in hand', async (_name, stop) => {
  const { npm, port } = await start();
  const socket = await openRequest(port, 2);
  const exited = once(npm, 'exit');
  stop(npm);
  await untilRefused(port);
  socket.write('{}');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 (403|422) /);
  expect(await exited).toEqual([0, null]);
  await untilRefused(port);
});

test('a stop right after it begins to serve is no failure', async () => {
  const { npm } = await start();
  npm.kill('SIGTERM');
  expect(await once(npm, 'exit')).toEqual([0, null]);
});

/** Resolves when nothing listens on the port. */
async function untilRefused(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (!isOpen) return;
  }
}

test.each([
  [{ HOST: 'localhost:80' }, /^HOST localhost:80 is no name that is known here/],
  [{ HOST: '10.99.99.99' }, /^HOST 10\.99\.99\.99 is no address of this machine/],
])('a start that cannot listen explains why and creates nothing: %o', async (host, sentence) => {
  const data = join(await temporaryFolder(), 'data');
  const variables = { DATA_DIR: data, PORT: '0', ...host };
  const { code, stderr } = await runScript(['scripts/start.ts'], { variables });
  expect([stderr, code]).toEqual([expect.stringMatching(sentence), 1]);
  expect(existsSync(data)).toBe(false);
});
