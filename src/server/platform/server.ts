/**
 * The local platform: one HTTP server that serves the built site and runs its functions, as Netlify
 * does in production.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { describeError, logToConsole } from '#server/http/log.ts';
import { trackBackgroundWork, type BackgroundWork } from '#server/platform/background.ts';
import { loadFunctions } from '#server/platform/functions.ts';
import { findVisitor, parseAddress, readRequest, sendResponse } from '#server/platform/node-http.ts';
import { runScheduled } from '#server/platform/schedule.ts';
import { createSite, type Site } from '#server/platform/site.ts';

export interface PlatformOptions {
  projectDirectory: string;
  /** See `SiteOptions.siteDirectory`. */
  siteDirectory: () => string;
  port: number;
  /** Believe `X-Forwarded-*`: only behind a proxy that sets them itself. */
  trustProxy: boolean;
}

export interface RunningPlatform {
  url: string;
  /** Takes no new requests, finishes those in flight and all work in the background. */
  stop(): Promise<void>;
}

const stopTimeoutMs = 10_000;
const requestTimeoutMs = 30_000;

/** Starts serving. Rejects with code `EADDRINUSE` when the port is taken. */
export async function startPlatform({
  projectDirectory,
  siteDirectory,
  port,
  trustProxy,
}: PlatformOptions): Promise<RunningPlatform> {
  const functions = await loadFunctions(`${projectDirectory}/functions`);
  const site = createSite({ projectDirectory, siteDirectory, functions });
  const work = trackBackgroundWork();
  const server = createServer({ requestTimeout: requestTimeoutMs }, (message, response) => {
    handle({ site, work, trustProxy, isOpen: () => server.listening }, message, response).catch(
      (error: unknown) => {
        // A visitor who left before the answer is no fault.
        if (!message.socket.destroyed)
          logToConsole({ event: 'request could not be answered', error: describeError(error) });
        response.destroy();
      },
    );
  });
  server.on('clientError', answerUnreadable);
  const url = `http://localhost:${String(await listen(server, port))}`;
  const stopSchedule = runScheduled(functions, work, url);
  return {
    url,
    async stop() {
      stopSchedule();
      await closeServer(server);
      if (!(await work.settle(stopTimeoutMs)))
        console.error('Stopped before all work in the background was done.');
    },
  };
}

/** What each request needs of the platform. */
interface Serving {
  site: Site;
  work: BackgroundWork;
  trustProxy: boolean;
  /** False from the moment the server stops. */
  isOpen: () => boolean;
}

async function handle(serving: Serving, message: IncomingMessage, to: ServerResponse): Promise<void> {
  const response = await answer(serving, message);
  // What is left of a body that was too large is not read. And a server that stops waits for open
  // connections.
  if (!message.complete || !serving.isOpen()) to.setHeader('connection', 'close');
  await sendResponse(response, message, to);
}

async function answer({ site, work, trustProxy }: Serving, message: IncomingMessage): Promise<Response> {
  const visitor = findVisitor(message, trustProxy);
  const address = parseAddress(message.url ?? '', visitor.origin);
  if (!address) return site.refuse(400, 'This is not an address');
  const request = await readRequest(message, address);
  if (!request) return site.refuse(413, 'This is too large');
  return site.answer(request, { ip: visitor.ip, siteUrl: visitor.origin, waitUntil: work.add });
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
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
  await new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
  });
  clearTimeout(patience);
}

/** Node could not even read the request, so there is no `Response` to send. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const headers = ['Connection: close', 'Content-Length: 0', 'X-Content-Type-Options: nosniff'];
  socket.end(`HTTP/1.1 ${[status, ...headers].join('\r\n')}\r\n\r\n`);
}
