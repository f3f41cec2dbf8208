/** Finishes built pages in a thread of its own: it takes about as long as to render them. */
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Answer, RenderedPage } from '#build/finish-worker.ts';

interface Waiter {
  resolve: (html: ArrayBuffer) => void;
  reject: (error: Error) => void;
}

const waiting = new Map<number, Waiter>();
let worker: Worker | undefined;
let requests = 0;

/**
 * The finished page, in UTF-8. Takes the bytes of the rendered one: they cannot be read afterwards.
 * Rejects, which ends the build, for a page that no browser would show whole.
 */
export async function finishInWorker(page: RenderedPage): Promise<ArrayBuffer> {
  worker ??= startWorker();
  requests += 1;
  const id = requests;
  const { promise, ...waiter } = Promise.withResolvers<ArrayBuffer>();
  waiting.set(id, waiter);
  worker.ref();
  worker.postMessage(
    { id, page },
    page.html.map(({ buffer }) => buffer),
  );
  return promise;
}

/** From its source: what Astro bundles has no file by that name. A build begins in the project. */
function startWorker(): Worker {
  return new Worker(resolve('src/build/finish-worker.ts'))
    .on('message', (answer: Answer) => {
      settle(answer);
      // An idle one does not keep the build from ending.
      if (waiting.size === 0) worker?.unref();
    })
    .on('error', (error: Error) => {
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
      worker = undefined;
    });
}

function settle(answer: Answer): void {
  const waiter = waiting.get(answer.id);
  waiting.delete(answer.id);
  if ('html' in answer) waiter?.resolve(answer.html);
  else waiter?.reject(new Error(answer.fault));
}
