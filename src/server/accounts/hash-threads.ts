/**
 * Hashes of passwords in threads of their own, which give way to the one that answers visitors:
 * where there are two processors, two hashes at once would let each page wait for its turn.
 */
import type { ScryptOptions } from 'node:crypto';
import { once } from 'node:events';
import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import type { DeriveKey } from '#server/accounts/passwords.ts';
import { maxHashes } from '#server/services.ts';

/** What a thread is asked to do. */
export interface HashTask {
  password: string;
  salt: Uint8Array;
  bytes: number;
  options: ScryptOptions;
  answer: MessagePort;
}

const threads: Worker[] = [];
let count = 0;

/** Does what `scrypt` does; rejects when the thread cannot. */
export const deriveInThread: DeriveKey = async (password, salt, bytes, options) => {
  const { port1: answer, port2 } = new MessageChannel();
  const task: HashTask = { password, salt, bytes, options, answer: port2 };
  nextThread().postMessage(task, [port2]);
  const ended = once(answer, 'close').then(() => {
    throw new Error('A password could not be hashed.');
  });
  const [key] = (await Promise.race([once(answer, 'message'), ended])) as [Uint8Array];
  return Buffer.from(key);
};

/** Started when it is first needed; one that died is replaced. */
function nextThread(): Worker {
  const place = count++ % maxHashes;
  return (threads[place] ??= startThread(place));
}

function startThread(place: number): Worker {
  const thread = new Worker(new URL('hash-thread.ts', import.meta.url));
  // The process may end while they wait.
  thread.unref();
  thread.on('error', () => {
    Reflect.deleteProperty(threads, place);
  });
  return thread;
}
