/**
 * The local platform: one HTTP server that serves the built site and runs its functions, as Netlify
 * does in production.
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, BlockList, Socket } from 'node:net';
import { recordRequest, wordsOf } from '#server/http/access-log.ts';
import { describeError, logToConsole } from '#server/http/log.ts';
import { trackBackgroundWork, type BackgroundWork } from '#server/platform/background.ts';
import { loadFunctions } from '#server/platform/functions.ts';
import type { Answer } from '#server/platform/answer.ts';
import {
  findVisitor,
  isForbiddenMethod,
  parseAddress,
  readRequest,
  sendAnswer,
  unreadAnswers,
  type Visitor,
} from '#server/platform/node-http.ts';
import { serverLimits, usualLimits, watchTraffic, type TrafficLimits } from '#server/platform/traffic.ts';
import { runScheduled } from '#server/platform/schedule.ts';
import { createSite, type Site } from '#server/platform/site.ts';

export interface PlatformOptions {
  projectDirectory: string;
  /** See `SiteOptions.siteDirectory`. */
  siteDirectory: () => string;
  port: number;
  /** Name or address to listen on; all of the machine's unless given. */
  host?: string;
  /** Peers whose `X-Forwarded-*` counts, since they set it themselves; nobody's unless given. */
  trustedProxies?: BlockList | undefined;
  limits?: Partial<TrafficLimits>;
}

export interface RunningPlatform {
  url: string;
  /** Takes no new requests, finishes those in flight and all work in the background. */
  stop(): Promise<void>;
}

const stopTimeoutMs = 10_000;

/** Starts serving. Rejects with code `EADDRINUSE` when the port is taken. */
export async function startPlatform(options: PlatformOptions): Promise<RunningPlatform> {
  const { projectDirectory, siteDirectory, port, host, trustedProxies } = options;
  const limits = { ...usualLimits, ...options.limits };
  const functions = await loadFunctions(`${projectDirectory}/functions`);
  const site = createSite({ projectDirectory, siteDirectory, functions });
  const work = trackBackgroundWork();
  const serving: Serving = { site, work, trustedProxies, isOpen: () => server.listening };
  const traffic = watchTraffic(limits);
  const take = (message: IncomingMessage, response: ServerResponse) =>
    handle(serving, message, response).catch((error: unknown) => {
      // A visitor who left before the answer is no fault.
      if (!message.socket.destroyed)
        logToConsole({ event: 'request could not be answered', error: describeError(error) });
      response.destroy();
    });
  const server = createServer(serverLimits(limits), (message, response) => {
    void traffic.enter(message, response).then((leave) => leave && take(message, response).finally(leave));
  });
  server.maxConnections = limits.connections;
  server.on('clientError', answerUnreadable);
  if (!trustedProxies) server.on('connection', traffic.connect);
  const url = `http://localhost:${String(await listen(server, port, host))}`;
  const stopSchedule = runScheduled(functions, work, url);
  return {
    url,
    async stop() {
      stopSchedule();
      await closeServer(server);
      traffic.stop();
      if (!(await work.settle(stopTimeoutMs)))
        console.error('Stopped before all work in the background was done.');
    },
  };
}

/** What each request needs of the platform. */
interface Serving {
  site: Site;
  work: BackgroundWork;
  trustedProxies: BlockList | undefined;
  /** False from the moment the server stops. */
  isOpen: () => boolean;
}

async function handle(serving: Serving, message: IncomingMessage, to: ServerResponse): Promise<void> {
  const startedAt = performance.now();
  const visitor = findVisitor(message, serving.trustedProxies);
  const response = await answer(serving, message, visitor);
  if (!response.isOfFunction) record(message, response, performance.now() - startedAt);
  // What is left of a body that was too large is not read. And a server that stops waits for open
  // connections.
  if (!message.complete || !serving.isOpen()) to.setHeader('connection', 'close');
  // Not over plain HTTP (RFC 6797, 7.2).
  if (!visitor.origin.startsWith('https:')) response.headers.delete('strict-transport-security');
  await sendAnswer(response, message, to);
}

/**
 * What a file answers has the path of that file. The path of what is not there may be anything that
 * somebody typed.
 */
function record({ method = 'GET', url = '/' }: IncomingMessage, answered: Answer, ms: number): void {
  const [path = '/'] = url.split('?');
  const { status } = answered;
  const requestId = randomUUID();
  const endpoint = status === 200 || status === 304 ? path : wordsOf(path);
  recordRequest({ requestId, endpoint, method, status, ms }, 'files');
}

async function answer({ site, work }: Serving, message: IncomingMessage, visitor: Visitor): Promise<Answer> {
  if (isForbiddenMethod(message.method)) return site.refuse(405, 'This method is not allowed');
  const address = parseAddress(message.url ?? '', visitor.origin);
  if (!address) return site.refuse(400, 'This is not an address');
  const request = await readRequest(message, address);
  if (typeof request === 'string') return await refuseBody(site, unreadAnswers[request]);
  return site.answer(request, { ip: visitor.ip, siteUrl: visitor.origin, waitUntil: work.add });
}

type UnreadAnswer = (typeof unreadAnswers)[keyof typeof unreadAnswers];

async function refuseBody(site: Site, { status, text, headers }: UnreadAnswer): Promise<Answer> {
  const answer = await site.refuse(status, text);
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
  return answer;
}

function listen(server: Server, port: number, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Ends when the last request is answered, or after a while without those that are not. */
async function closeServer(server: Server): Promise<void> {
  const patience = setTimeout(() => {
    server.closeAllConnections();
  }, stopTimeoutMs);
  // Node ends those that are idle at this moment, not those that become so.
  const tidying = setInterval(() => {
    server.closeIdleConnections();
  }, 50);
  await new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
  });
  clearInterval(tidying);
  clearTimeout(patience);
}

/** By Node's code of the error. A browser whose connection waited too long asks again at a 408. */
const unreadable = new Map<string | undefined, string>([
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
]);

/** Node could not even read the request, so there is no `Response` to send. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = unreadable.get(error.code) ?? '400 Bad Request';
  const headers = ['Connection: close', 'Content-Length: 0', 'X-Content-Type-Options: nosniff'];
  socket.end(`HTTP/1.1 ${[status, ...headers].join('\r\n')}\r\n\r\n`);
}
