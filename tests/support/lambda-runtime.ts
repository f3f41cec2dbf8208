/**
 * A substitute for the runtime of AWS Lambda, as a child process in the folder of a function that
 * Netlify has bundled. Loads Netlify's entry point, passes it the event that the parent process
 * sends, and sends back the response. Redirects requests to Neon to `NEON_ENDPOINT`.
 */
import { once } from 'node:events';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';

class ResponseStream extends Writable {
  metadata = { statusCode: 0 };
  chunks: Buffer[] = [];
  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.chunks.push(chunk);
    done();
  }
}

type Handler = (event: unknown, answer: ResponseStream, context: object) => Promise<void>;

const lambda = {
  streamifyResponse: (handler: Handler) => handler,
  HttpResponseStream: {
    from: (answer: ResponseStream, metadata: object) => Object.assign(answer, { metadata }),
  },
};

const { fetch } = globalThis;
const neonEndpoint = process.env.NEON_ENDPOINT ?? '';

function fetchThroughProxy(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const isNeon = new URL(request.url).hostname.endsWith('.neon.tech');
  return fetch(isNeon ? new Request(neonEndpoint, request) : request);
}

Object.assign(globalThis, { awslambda: lambda, fetch: fetchThroughProxy });

const [event] = (await once(process, 'message')) as [unknown];
const entryPoint = pathToFileURL(join(process.cwd(), '___netlify-entry-point.mjs')).href;
const { handler } = (await import(entryPoint)) as { handler: Handler };
const answer = new ResponseStream();
await handler(event, answer, { awsRequestId: 'test', getRemainingTimeInMillis: () => 30_000 });
const body = Buffer.concat(answer.chunks).toString();
process.send?.({ status: answer.metadata.statusCode, body });
process.disconnect();
