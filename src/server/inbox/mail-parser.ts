/**
 * Parses mails in a separate process, limited in time and memory: a few kilobytes from an attacker
 * can keep a parser busy for hours, and a thread that runs out of memory may end its process.
 */
import { readMail, type ReceivedMail } from '#server/inbox/read.ts';
import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

interface Task {
  source: Uint8Array;
  isWhole: boolean;
}

const command = 'read-mails';
/**
 * Limits on processor time, per mail and per megabyte: several times what genuine mails take, with
 * and without files.
 */
const maxCpuMs = 500;
const maxCpuMsPerMegabyte = 150;
/** Time limit of a mail, long enough for a busy machine. */
const maxMs = 8000;
/** Time limit for starting the process, which is slow on a busy machine. */
const maxStartMs = 20_000;
const options = {
  // The parser of hostile input must not have the secrets of this process.
  env: {},
  execArgv: ['--max-old-space-size=192'],
  serialization: 'advanced',
  // The output of a process that exhausts its memory is of no use.
  stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
} satisfies ForkOptions;

/** A parsed mail with the processor time that parsing took. */
interface Parsed {
  mail: ReceivedMail;
  cpuMs: number;
}

export interface MailParser {
  /**
   * Like `readMail`, one mail at a time; also rejects when the mail takes too much processor time
   * for its size, 8 s or 192 MB, and with a `NoProcessError` when no process starts within 20 s.
   */
  parse: (source: Uint8Array, isWhole: boolean) => Promise<Parsed>;
  /** Ends the process. */
  close: () => void;
}

/** Thrown when no process could be started in time, which says nothing about the mail. */
export class NoProcessError extends Error {
  override name = 'NoProcessError';
}

/**
 * Creates a parser with one process for all its mails, because a start costs more than most mails.
 * After a mail that ended the process, the next mail gets a new process.
 */
export function createMailParser(): MailParser {
  let child: ChildProcess | undefined;
  const close = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  return {
    parse: async (source, isWhole) => {
      try {
        if (!child?.connected) child = await startProcess();
        const answer = nextMessage(child, maxMs);
        child.send({ source, isWhole } satisfies Task);
        return (await answer) as Parsed;
      } catch (error) {
        close();
        throw error;
      }
    },
    close,
  };
}

async function startProcess(): Promise<ChildProcess> {
  // In a bundle, this file is the whole function, which does nothing until it is called.
  const child = fork(fileURLToPath(import.meta.url), [command], options);
  // The event may occur more than once: when the start fails, and when the channel is already
  // closed.
  child.on('error', () => child.kill('SIGKILL'));
  try {
    await nextMessage(child, maxStartMs);
    return child;
  } catch (cause) {
    throw new NoProcessError('No process to read a mail', { cause });
  }
}

/**
 * Waits for a message of the process. Kills the process when it sends none within the limit;
 * rejects when the process ends.
 */
async function nextMessage(child: ChildProcess, limitMs: number): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const timer = setTimeout(() => child.kill('SIGKILL'), limitMs);
  const fail = (cause?: unknown) => {
    reject(new Error('The mail could not be read.', { cause }));
  };
  child.once('message', resolve).once('exit', fail).once('error', fail);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    child.off('message', resolve).off('exit', fail).off('error', fail);
  }
}

/**
 * The code of a thread that ends the process when a mail exceeds its processor time. It is a thread
 * because parsing may block the event loop for hours.
 */
const watchdog = `
  let timer;
  require('node:worker_threads').parentPort.on('message', (maxCpuMs) => {
    clearInterval(timer);
    if (maxCpuMs === undefined) return;
    const before = process.cpuUsage();
    timer = setInterval(() => {
      const { user, system } = process.cpuUsage(before);
      if (user + system > maxCpuMs * 1000) process.kill(process.pid, 'SIGKILL');
    }, 50);
  });`;

/** Parses the mails that the parent process sends, until it disconnects. */
function serve(): void {
  // The thread runs here because the process of the site may be killed while a mail is being
  // parsed.
  const thread = new Worker(watchdog, { eval: true });
  thread.unref();
  process.on('message', ({ source, isWhole }: Task) => {
    thread.postMessage(maxCpuMs + (maxCpuMsPerMegabyte * source.byteLength) / 2 ** 20);
    const before = process.threadCpuUsage();
    void readMail(source, isWhole).then((mail) => {
      thread.postMessage(undefined);
      const { user, system } = process.threadCpuUsage(before);
      return process.send?.({ mail, cpuMs: (user + system) / 1000 } satisfies Parsed);
    });
  });
  process.send?.('ready');
}

if (process.argv[2] === command) serve();
