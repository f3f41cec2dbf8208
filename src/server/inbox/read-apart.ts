/**
 * Reads a mail in a thread of its own, bounded in time and memory: a few kilobytes of a stranger
 * can keep a parser busy for hours, in which the site would answer nobody.
 */
import { readMail, type ReceivedMail } from '#server/inbox/read.ts';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

interface Task {
  purpose: typeof purpose;
  source: Uint8Array;
  isWhole: boolean;
}

/** Other code has threads too, such as the test runner, in which this module is imported. */
const purpose = 'read a mail';
const maxReadMs = 5000;
const resourceLimits = { maxOldGenerationSizeMb: 192 };

/** As `readMail`; rejects also when the mail takes more than 5 s or 192 MB. */
export async function readMailApart(source: Uint8Array, isWhole: boolean): Promise<ReceivedMail> {
  const task: Task = { purpose, source, isWhole };
  // In a bundle that is the whole function, which does nothing else until it is called.
  const worker = new Worker(new URL(import.meta.url), { workerData: task, resourceLimits });
  const { promise, resolve, reject } = Promise.withResolvers<ReceivedMail>();
  const timer = setTimeout(() => {
    reject(new Error('Reading the mail takes too long.'));
  }, maxReadMs);
  worker.once('message', resolve).once('error', reject);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

const task = workerData as Partial<Task> | null;
if (!isMainThread && task?.purpose === purpose && task.source)
  parentPort?.postMessage(await readMail(task.source, task.isWhole === true));
