/**
 * Reads a mail in a process of its own, bounded in time and memory: a few kilobytes of a stranger
 * keep a parser busy for hours, and a thread whose memory is full may end its process.
 */
import { readMail, type ReceivedMail } from '#server/inbox/read.ts';
import { fork, type ForkOptions } from 'node:child_process';
import { fileURLToPath } from 'node:url';

interface Task {
  source: Uint8Array;
  isWhole: boolean;
}

const command = 'read-a-mail';
/** For its start, and again for the mail. */
const maxMs = 3000;
const options = {
  // It reads what a stranger wrote, and needs no secret for that.
  env: {},
  execArgv: ['--max-old-space-size=192'],
  serialization: 'advanced',
  // What it prints of a full memory is of nobody's interest.
  stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
} satisfies ForkOptions;

/** No process could be started in time, which says nothing of the mail. */
export class NoProcessError extends Error {
  override name = 'NoProcessError';
}

/**
 * As `readMail`; rejects also when the mail takes more than 3 s or 192 MB, and with a
 * `NoProcessError` when the machine has no process for it, or not within 3 s.
 */
export async function readMailApart(source: Uint8Array, isWhole: boolean): Promise<ReceivedMail> {
  // In a bundle that is the whole function, which does nothing else until it is called.
  const child = fork(fileURLToPath(import.meta.url), [command], options);
  const { promise, resolve, reject } = Promise.withResolvers<ReceivedMail>();
  const timer = setTimeout(() => child.kill('SIGKILL'), maxMs);
  let isReady = false;
  child.once('message', () => {
    isReady = true;
    timer.refresh();
    child.once('message', resolve);
    child.send({ source, isWhole } satisfies Task);
  });
  const fail = (cause: Error) => {
    reject(isReady ? cause : new NoProcessError('No process to read a mail', { cause }));
  };
  // More than one may come: of the start, and of a channel that is closed by then.
  child.on('error', fail);
  child.once('exit', () => {
    fail(new Error('The mail could not be read.'));
  });
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}

if (process.argv[2] === command) {
  process.once('message', ({ source, isWhole }: Task) => {
    void readMail(source, isWhole).then((mail) => process.send?.(mail));
  });
  process.send?.('ready');
}
