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
import { Refused, type Answer } from '#server/platform/answer.ts';
import {
  findVisitor,
  isForbiddenMethod,
  parseAddress,
  sendAnswer,
  toRequest,
  type Visitor,
} from '#server/platform/node-http.ts';
import { isUpload, readBody } from '#server/platform/request-body.ts';
import {
  serverLimits,
  usualLimits,
  watchTraffic,
  type Traffic,
  type TrafficLimits,
} from '#server/platform/traffic.ts';
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
  const traffic = watchTraffic(limits);
  const serving: Serving = { site, work, traffic, trustedProxies, isOpen: () => server.listening };
  const server = createServer(serverLimits(limits), (message, response) => {
    void take(serving, message, response);
  });
  server.maxConnections = limits.connections;
  server.on('clientError', answerUnreadable);
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
  traffic: Traffic;
  trustedProxies: BlockList | undefined;
  /** False from the moment the server stops. */
  isOpen: () => boolean;
}

async function take(serving: Serving, message: IncomingMessage, to: ServerResponse): Promise<void> {
  try {
    if (await serving.traffic.queue(message, to)) await handle(serving, message, to);
  } catch (error) {
    // A visitor who left before the answer is no fault.
    if (!message.socket.destroyed)
      logToConsole({ event: 'request could not be answered', error: describeError(error) });
    to.destroy();
  }
}

async function handle(serving: Serving, message: IncomingMessage, to: ServerResponse): Promise<void> {
  const startedAt = performance.now();
  const { site, traffic, trustedProxies, isOpen } = serving;
  const visitor = findVisitor(message, trustedProxies);
  const response = await answer(serving, message, to, visitor).catch((error: unknown) => refuse(site, error));
  if (!response.isOfFunction) record(message, response, performance.now() - startedAt);
  // A server that stops waits for open connections.
  if (!isOpen()) to.setHeader('connection', 'close');
  // Not over plain HTTP (RFC 6797, 7.2).
  if (!visitor.origin.startsWith('https:')) response.headers.delete('strict-transport-security');
  await sendAnswer(response, message, to, traffic.limits.lingerMs);
  traffic.watch(to);
}

/** Throws `Refused` for what is no request of the web, and for what one visitor cannot have. */
async function answer(
  { site, work, traffic }: Serving,
  message: IncomingMessage,
  to: ServerResponse,
  { ip, origin }: Visitor,
): Promise<Answer> {
  to.once('close', traffic.visits.take(ip));
  if (isForbiddenMethod(message.method)) throw new Refused(405, 'This method is not allowed');
  const address = parseAddress(message.url ?? '', origin);
  if (!address) throw new Refused(400, 'This is not an address');
  const body = await readBody(message, traffic.limits);
  const leave = traffic[isUpload(message) ? 'uploads' : 'requests'].take(ip);
  const request = toRequest(message, address, body);
  return site.answer(request, { ip, siteUrl: origin, waitUntil: work.add }).finally(leave);
}

async function refuse(site: Site, error: unknown): Promise<Answer> {
  if (!(error instanceof Refused)) throw error;
  return { ...(await site.refuse(error)), isRefusal: true };
}

/**
 * What a file answers has the path of that file. The path of what is not there may be anything that
 * somebody typed.
 */
function record({ method = 'GET', url = '/' }: IncomingMessage, answered: Answer, ms: number): void {
  const [path = '/'] = url.split('?');
  const { status, isRefusal } = answered;
  const endpoint = status === 200 || status === 304 ? path : wordsOf(path);
  recordRequest({ requestId: randomUUID(), endpoint, method, status, ms }, isRefusal ? 'refused' : 'files');
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
  // A connection that a browser opened ahead, and did not use, is no request.
  if (socket.bytesRead > 0) recordUnreadable(Number.parseInt(status, 10));
  const headers = ['Connection: close', 'Content-Length: 0', 'X-Content-Type-Options: nosniff'];
  socket.end(`HTTP/1.1 ${[status, ...headers].join('\r\n')}\r\n\r\n`);
}

function recordUnreadable(status: number): void {
  recordRequest({ requestId: randomUUID(), endpoint: '*', method: '*', status, ms: 0 }, 'refused');
}
