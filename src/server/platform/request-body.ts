/** Reads the bodies of requests, none for longer than an ordinary visitor takes to send it. */
import type { IncomingMessage } from 'node:http';
import { ReadableStream } from 'node:stream/web';
import { maxBodyBytes } from '#server/http/body.ts';
import { Refused } from '#server/platform/answer.ts';

export interface BodyLimits {
  /** How long a body of at most 64 KiB may take, and how long a larger one may stand still. */
  bodyMs: number;
  /** How fast a larger one must come. */
  uploadBytesPerSecond: number;
}

/** What `Request` takes. */
export type RequestBody = NonNullable<RequestInit['body']>;

/** True for a body that is larger than that of any form without a file. */
export function isUpload({ method, headers }: IncomingMessage): boolean {
  return hasBody(method) && Number(headers['content-length'] ?? 0) > maxBodyBytes;
}

function hasBody(method = 'GET'): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

/**
 * Gives the body: of an upload as it comes, so that only a function that takes a file reads it; of
 * any other request the whole. Throws `Refused` with 408 when it takes too long, and with 411 when
 * a large one does not say that it is.
 */
export async function readBody(
  message: IncomingMessage,
  { bodyMs, uploadBytesPerSecond }: BodyLimits,
): Promise<RequestBody | undefined> {
  if (!hasBody(message.method)) return undefined;
  if (isUpload(message)) return streamOf(receive(message, bodyMs, uploadBytesPerSecond));
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of receive(message, bodyMs)) {
    bytes += chunk.byteLength;
    if (bytes > maxBodyBytes) throw new Refused(411, 'A large body must say its length');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Nothing is read before somebody asks for it. */
function streamOf(chunks: AsyncIterable<Buffer>): RequestBody {
  // Where types of browsers are known too, that of Node's streams is another one.
  const stream: unknown = ReadableStream.from(chunks);
  return stream as RequestBody;
}

/**
 * Gives the body as it comes. The visitor has `bodyMs` for it, to which what arrives adds the time
 * that it may take at the minimum speed; time that was saved does not add up.
 */
async function* receive(
  message: IncomingMessage,
  bodyMs: number,
  bytesPerSecond = Infinity,
): AsyncGenerator<Buffer> {
  const chunks = message.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer, undefined>;
  let deadline = performance.now() + bodyMs;
  for (;;) {
    const { done, value } = await within(deadline - performance.now(), chunks.next());
    if (done) return;
    const earnedMs = (value.byteLength / bytesPerSecond) * 1000;
    deadline = Math.min(deadline + earnedMs, performance.now() + bodyMs);
    yield value;
  }
}

async function within<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Refused(408, 'The request took too long'));
    }, ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reads on for a while what nobody wants to know: a visitor who still sends when the connection is
 * closed loses the answer (RFC 9112, 9.6).
 */
export function discardRest(message: IncomingMessage, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const discard = () => {
      while (message.read() !== null) continue;
    };
    message.on('readable', discard);
    for (const event of ['end', 'close']) {
      message.once(event, () => {
        clearTimeout(timer);
        resolve();
      });
    }
  });
}
