/**
 * Parses a mail in a separate process, limited in time and memory: a few kilobytes from an attacker
 * can keep a parser busy for hours, and a thread that runs out of memory may end its process.
 */
import { readMail, type ReceivedMail } from '#server/inbox/read.ts';
import { fork, type ForkOptions } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

interface Task {
  source: Uint8Array;
  isWhole: boolean;
}

const command = 'read-a-mail';
/** Time limit of the start, and again of parsing. */
const maxMs = 3000;
const options = {
  // Parsing a stranger’s mail needs no secrets.
  env: {},
  execArgv: ['--max-old-space-size=192'],
  serialization: 'advanced',
  // Its output about exhausted memory is of no use.
  stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
} satisfies ForkOptions;

/** A parsed mail with what it cost. */
interface Parsed {
  mail: ReceivedMail;
  /** Processor time. */
  cpuMs: number;
}

/** Thrown when no process could be started in time, which says nothing about the mail. */
export class NoProcessError extends Error {
  override name = 'NoProcessError';
}

/**
 * Like `readMail`; also rejects when the mail takes more than 3 s or 192 MB, and with a
 * `NoProcessError` when no process starts within 3 s.
 */
export async function parseMailInSubprocess(source: Uint8Array, isWhole: boolean): Promise<Parsed> {
  // In a bundle this is the whole function, which does nothing until it is called.
  const child = fork(fileURLToPath(import.meta.url), [command], options);
  const { promise, resolve, reject } = Promise.withResolvers<Parsed>();
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
  // There may be several: from the start, and from a channel that is closed by then.
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

/** Ends the process after the limit; a thread, since parsing may block the event loop for hours. */
const watchdog = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${String(maxMs)})`;

if (process.argv[2] === command) {
  process.once('message', ({ source, isWhole }: Task) => {
    // The process of the site may be killed before it ends this one.
    new Worker(watchdog, { eval: true });
    const before = process.threadCpuUsage();
    void readMail(source, isWhole).then((mail) => {
      const { user, system } = process.threadCpuUsage(before);
      return process.send?.({ mail, cpuMs: (user + system) / 1000 } satisfies Parsed);
    });
  });
  process.send?.('ready');
}
