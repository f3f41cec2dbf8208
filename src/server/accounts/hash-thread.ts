/** The thread that `hash-threads.ts` lets do the work. */
import { scryptSync } from 'node:crypto';
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { HashTask } from '#server/accounts/hash-threads.ts';

// On Linux a priority is a thread's own, elsewhere the whole process's (setpriority(2), NOTES).
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

parentPort?.on('message', ({ password, salt, bytes, options, answer }: HashTask) => {
  try {
    answer.postMessage(scryptSync(password, salt, bytes, options));
  } finally {
    answer.close();
  }
});
