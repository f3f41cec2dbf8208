/** The thread that `hash-threads.ts` lets do the work. */
import { scryptSync } from 'node:crypto';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { HashTask } from '#server/accounts/hash-threads.ts';

/**
 * A third of the weight of other threads (sched(7)): behind whoever asks for a page, and still done
 * within seconds on a machine that is never idle.
 */
const niceness = 5;

// On Linux a priority is a thread's own, elsewhere the whole process's (setpriority(2), NOTES).
if (process.platform === 'linux') setPriority(niceness);

parentPort?.on('message', ({ password, salt, bytes, options, answer }: HashTask) => {
  try {
    answer.postMessage(scryptSync(password, salt, bytes, options));
  } finally {
    answer.close();
  }
});
