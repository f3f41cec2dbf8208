/**
 * The local platform: an HTTP server that serves the built site and runs its functions, as Netlify
 * does in production.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, BlockList, Socket } from 'node:net';
import onHeaders from 'on-headers';
import { recordRequest, knownSegments } from '#server/http/access-log.ts';
import { maxBodyBytes } from '#server/http/body.ts';
import { describeError, logToConsole } from '#server/http/log.ts';
import { endWhenSlow, type MinSpeed } from '#server/platform/min-speed.ts';
import { trackBackgroundWork, type BackgroundWork } from '#server/platform/background.ts';
import { loadFunctions, type FunctionModule } from '#server/platform/functions.ts';
import {
  compressAnswer,
  findVisitor,
  isForbiddenMethod,
  parseAddress,
  sendResponse,
  toRequest,
  type Visitor,
} from '#server/platform/node-http.ts';
import { HttpError } from '#server/platform/http-error.ts';
import { runScheduled } from '#server/platform/schedule.ts';
import { answerByFunction, answerByRule, loadSite, sendFile, type Site } from '#server/platform/site.ts';
import { createSlotQueue, createSlots, type SlotQueue, type Slots } from '#server/platform/slots.ts';

export interface PlatformOptions {
  projectDirectory: string;
  /**
   * Returns the folder of the current site, relative to the project. A different value replaces
   * the site.
   */
  siteDirectory: () => string;
  port: number;
  /** Host name or IP address to listen on; all interfaces unless given. */
  host?: string;
  /** Peers with trusted `X-Forwarded-*` headers; none unless given. */
  trustedProxies?: BlockList | undefined;
  limits?: Partial<typeof defaultLimits>;
}

/** Limits that bound memory usage; the proxy in `deploy/` handles slow clients and floods. */
const defaultLimits = {
  connections: 2000,
  /** Concurrent requests; a proxy can forward thousands from a single HTTP/2 connection. */
  requests: { all: 2000, perVisitor: 200, retryAfterSeconds: 5 },
  /** Concurrent bodies of more than 64 KiB or of unknown length. */
  uploads: { all: 12, perVisitor: 2, waitMs: 30_000, retryAfterSeconds: 30 },
  /** Minimum speed of an upload, after a grace period. */
  minSpeed: { bytesPerSecond: 4096, graceMs: 15_000 },
  headersMs: 15_000,
  /** Time limit of a request with its body: 5 MB at 28 kB/s. */
  requestMs: 180_000,
  /** Maximum time without data in either direction. */
  idleMs: 120_000,
};

/**
 * How long an idle connection is kept, which is longer than proxies keep one, usually a minute: a
 * request is lost when it arrives on a connection that is being closed.
 */
const keepAliveMs = 75_000;
/**
 * Maximum number of pending responses per connection, because each may keep a file open. Browsers
 * and proxies do not use pipelining, but a response may still count for a moment after the client
 * has read it.
 */
const maxPipelined = 2;
const checkEveryMs = 1000;
const stopTimeoutMs = 10_000;

export interface RunningPlatform {
  url: string;
  /**
   * Stops accepting requests, and waits for those in progress and for background work, at most
   * `stopTimeoutMs` each.
   */
  stop(): Promise<void>;
}

/** Starts serving. Rejects with code `EADDRINUSE` when the port is in use. */
export async function startPlatform(options: PlatformOptions): Promise<RunningPlatform> {
  const { projectDirectory, port, host, trustedProxies } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const functions = await loadFunctions(`${projectDirectory}/functions`);
  const findSite = followSite(options, functions);
  await findSite();
  const work = trackBackgroundWork();
  const state = {
    findSite,
    work,
    requests: createSlots(limits.requests),
    uploads: createSlots({ ...limits.uploads, all: limits.requests.all }),
    uploadQueue: createSlotQueue(limits.uploads),
    minSpeed: limits.minSpeed,
    trustedProxies,
  };
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: keepAliveMs,
      connectionsCheckingInterval: checkEveryMs,
    },
    (message, to) => void handleRequest(state, message, to),
  );
  server.maxConnections = limits.connections;
  server.timeout = limits.idleMs;
  server.on('clientError', answerUnreadable);
  await once(server.listen(port, host), 'listening');
  const url = `http://localhost:${String((server.address() as AddressInfo).port)}`;
  const stopSchedule = runScheduled(functions, work, url);
  return {
    url,
    async stop() {
      stopSchedule();
      await closeServer(server);
      if (!(await work.settle(stopTimeoutMs))) console.error('Stopped before all background work was done.');
    },
  };
}

/** State shared by all requests. */
interface State {
  findSite: () => Promise<Site>;
  work: BackgroundWork;
  requests: Slots;
  /** Includes the uploads that wait in `uploadQueue`. */
  uploads: Slots;
  uploadQueue: SlotQueue;
  minSpeed: MinSpeed;
  trustedProxies: BlockList | undefined;
}

/**
 * Returns a function that resolves to the current site, or to the previous one when the current one
 * cannot be loaded. Rejects when the first one cannot be loaded.
 */
function followSite(
  { projectDirectory, siteDirectory }: PlatformOptions,
  functions: readonly FunctionModule[],
): () => Promise<Site> {
  let directory = siteDirectory();
  let site = loadSite(projectDirectory, directory, functions);
  return () => {
    if (siteDirectory() !== directory) {
      directory = siteDirectory();
      site = site.then((before) =>
        loadSite(projectDirectory, directory, functions, before.files).catch((error: unknown) => {
          logToConsole({ event: 'site could not be read', error: describeError(error) });
          return before;
        }),
      );
    }
    return site;
  };
}

/** Handles a request and records it; functions are recorded separately. Never throws. */
async function handleRequest(state: State, message: IncomingMessage, to: ServerResponse): Promise<void> {
  if (!isAccepted(message.socket, to)) {
    message.socket.destroy();
    return;
  }
  try {
    await answerOrRefuse(state, message, to);
  } catch (error) {
    logToConsole({ event: 'request could not be answered', error: describeError(error) });
    to.destroy();
  }
}

async function answerOrRefuse(state: State, message: IncomingMessage, to: ServerResponse): Promise<void> {
  const startedAt = performance.now();
  const site = await state.findSite();
  // A destroyed socket has no address, and does not emit `close` again.
  if (message.socket.destroyed) return;
  const visitor = findVisitor(message, state.trustedProxies);
  // The header must not be sent over plain HTTP (RFC 6797, 7.2).
  if (!visitor.origin.startsWith('https:'))
    onHeaders(to, () => {
      to.removeHeader('strict-transport-security');
    });
  compressAnswer(message, to);
  try {
    const isOfFunction = await answer(state, site, visitor, message, to);
    if (!isOfFunction) record(message, to, performance.now() - startedAt, 'files');
  } catch (error) {
    await refuse(site, error, message, to);
    record(message, to, performance.now() - startedAt, 'refused');
  }
}

/** Pending responses per connection. */
const unanswered = new WeakMap<Socket, Set<ServerResponse>>();

/** Counts a request on its connection; false when too many responses are pending. */
function isAccepted(socket: Socket, to: ServerResponse): boolean {
  const waiting = unanswered.get(socket) ?? followConnection(socket);
  waiting.add(to);
  to.once('close', () => waiting.delete(to));
  return waiting.size <= maxPipelined;
}

/**
 * Returns the set for the pending responses of a connection. When the connection closes, emits
 * `close` on all of them, because Node does so only on the current one, and the files of the others
 * would stay open.
 */
function followConnection(socket: Socket): Set<ServerResponse> {
  const waiting = new Set<ServerResponse>();
  unanswered.set(socket, waiting);
  socket.once('close', () => {
    for (const to of waiting) if (!to.socket) to.emit('close');
  });
  return waiting;
}

/** Calls `answerWithin` while holding a slot of the visitor; throws `HttpError` without one. */
async function answer(
  state: State,
  site: Site,
  visitor: Visitor,
  message: IncomingMessage,
  to: ServerResponse,
): Promise<boolean> {
  if (isForbiddenMethod(message.method)) throw new HttpError(405, 'This method is not allowed');
  const release = state.requests(visitor.ip);
  const closed = whenClosed(to);
  try {
    return await answerWithin(state, site, visitor, message, to);
  } finally {
    // The slot is held until the function has returned and the response is closed.
    void closed.then(release);
  }
}

/**
 * Sends the response of a function, a file or a rule; true for a function at its own path, which
 * records the request itself. Throws `HttpError` for an invalid request.
 */
async function answerWithin(
  { work, uploads, uploadQueue, minSpeed }: State,
  site: Site,
  { ip, origin }: Visitor,
  message: IncomingMessage,
  to: ServerResponse,
): Promise<boolean> {
  const address = parseAddress(message.url ?? '', origin);
  if (!address) throw new HttpError(400, 'Invalid URL');
  if (mayBeLarge(message)) {
    const closed = whenClosed(to);
    void closed.then(uploads(ip));
    void closed.then(await uploadQueue(closed));
    void closed.then(endWhenSlow(message, minSpeed));
  }
  const request = toRequest(message, address);
  const isDisconnected = () => message.socket.destroyed;
  const call = { ip, waitUntil: work.add, isDisconnected };
  const path = address.pathname;
  const called = await answerByFunction(site, path, request, call);
  if (called) {
    await sendResponse(called, message, to);
    return true;
  }
  const rule = await site.redirects.match(request);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && !rule?.force && sendFile(site, address, message, to)) return false;
  const response = rule && (await answerByRule(site, rule, request, call));
  if (!response && isRead) throw new HttpError(404, 'Not found');
  if (!response) throw new HttpError(405, 'This method is not allowed', { allow: 'GET, HEAD' });
  await sendResponse(response, message, to);
  return false;
}

function whenClosed(to: ServerResponse): Promise<unknown> {
  return new Promise((resolve) => to.once('close', resolve));
}

/** True for a body above the limit of forms without a file, or of unknown length. */
function mayBeLarge({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) > maxBodyBytes || headers['transfer-encoding'] !== undefined;
}

async function refuse(site: Site, error: unknown, message: IncomingMessage, to: ServerResponse) {
  // A client that disconnects before the response is not an error.
  if (message.socket.destroyed) return;
  if (!(error instanceof HttpError))
    logToConsole({ event: 'request failed', method: message.method ?? '', error: describeError(error) });
  if (to.headersSent) {
    to.destroy();
    return;
  }
  const refused = error instanceof HttpError ? error : new HttpError(500, 'Something went wrong');
  const headers = {
    ...site.headersFor('/'),
    ...refused.headers,
    'content-type': 'text/plain; charset=utf-8',
  };
  await sendResponse(new Response(`${refused.message}\n`, { status: refused.status, headers }), message, to);
}

/**
 * Logs the path of a file that was sent. Of any other path it logs only the known segments, because
 * the others may contain anything that a visitor typed.
 */
function record(
  { method = 'GET', url = '/' }: IncomingMessage,
  { statusCode: status }: ServerResponse,
  ms: number,
  countedAs: 'files' | 'refused',
): void {
  const [path = '/'] = url.split('?');
  const endpoint = status === 200 || status === 304 ? path : knownSegments(path);
  recordRequest({ requestId: randomUUID(), endpoint, method, status, ms }, countedAs);
}

/** Stops accepting connections; resolves when the last request is answered, or after a timeout. */
async function closeServer(server: Server): Promise<void> {
  const timeout = setTimeout(() => {
    server.closeAllConnections();
  }, stopTimeoutMs);
  // `close` ends the connections that are idle now, not those that become idle later.
  const cleanup = setInterval(() => {
    server.closeIdleConnections();
  }, 50);
  await once(server.close(), 'close');
  clearInterval(cleanup);
  clearTimeout(timeout);
}

/** Status lines by Node's error code. On 408, a browser retries on a new connection. */
const unreadable = new Map<string | undefined, string>([
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
]);

/** Responds to a request that Node could not parse and that has no `ServerResponse`. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = unreadable.get(error.code) ?? '400 Bad Request';
  // A preconnected socket that was never used is not a request.
  if (socket.bytesRead > 0) {
    const request = { requestId: randomUUID(), endpoint: '*', method: '*', ms: 0 };
    recordRequest({ ...request, status: Number.parseInt(status, 10) }, 'refused');
  }
  const headers = ['Connection: close', 'Content-Length: 0', 'X-Content-Type-Options: nosniff'];
  socket.end(`HTTP/1.1 ${[status, ...headers].join('\r\n')}\r\n\r\n`);
}
