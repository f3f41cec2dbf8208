/** A thread that finishes built pages while the next ones are rendered: `finish-in-worker.ts`. */
import { parentPort } from 'node:worker_threads';
import { finishPage } from '#build/finish-page.ts';
import { findForbiddenAttributes, type PolicyOptions } from '#build/page-policy.ts';

/** A page as it was rendered, in pieces of UTF-8. */
export interface RenderedPage {
  path: string;
  html: readonly Uint8Array<ArrayBuffer>[];
  options: PolicyOptions;
}

/** The finished page, or why the build must end; with the number of the request. */
export type Answer = { id: number } & ({ html: ArrayBuffer } | { fault: string });

parentPort?.on('message', ({ id, page }: { id: number; page: RenderedPage }) => {
  const answer = finish(id, page);
  parentPort?.postMessage(answer, 'html' in answer ? [answer.html] : []);
});

function finish(id: number, { path, html, options }: RenderedPage): Answer {
  try {
    const page = finishPage(decode(html), options);
    refuseForbiddenAttributes(path, page);
    return { id, html: new TextEncoder().encode(page).buffer };
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) };
  }
}

/** A letter may begin in one piece and end in the next. */
function decode(pieces: RenderedPage['html']): string {
  const decoder = new TextDecoder();
  return pieces.map((piece) => decoder.decode(piece, { stream: true })).join('') + decoder.decode();
}

/** In a browser these attributes would do nothing. */
function refuseForbiddenAttributes(path: string, html: string): void {
  const forbidden = findForbiddenAttributes(html);
  if (forbidden.length > 0)
    throw new Error(`${path}: the security policy would block ${forbidden.join(', ')}`);
}
