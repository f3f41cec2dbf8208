/**
 * Keeps a few visitors from using up the server: how many connections and requests at once, and how
 * slowly one may send and read.
 */
import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface TrafficLimits {
  connections: number;
  /** Of one address; not counted behind a proxy, which has them all. */
  connectionsPerAddress: number;
  /** Requests that are being answered, of all visitors. */
  requests: number;
  /**
   * Requests of one connection that are not answered yet. No browser sends another before the
   * answer.
   */
  requestsPerConnection: number;
  headersMs: number;
  requestMs: number;
  /** A visitor must have read an answer after so long, and longer by its size. */
  answerMs: number;
  answerBytesPerSecond: number;
}

export const usualLimits: TrafficLimits = {
  connections: 2000,
  connectionsPerAddress: 200,
  requests: 300,
  requestsPerConnection: 10,
  headersMs: 15_000,
  requestMs: 30_000,
  answerMs: 30_000,
  answerBytesPerSecond: 4096,
};

const checkEveryMs = 1000;
/**
 * Longer than proxies keep a connection that nobody uses, usually a minute: one that is closed at
 * the moment at which it is used again costs a visitor the request.
 */
const keepAliveMs = 75_000;
const retryAfterSeconds = 1;

/** What Node's server itself keeps to. */
export function serverLimits({ headersMs, requestMs }: TrafficLimits): ServerOptions {
  return {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
    connectionsCheckingInterval: checkEveryMs,
  };
}

export interface Traffic {
  /** For each new connection: ends it when its address has enough. */
  connect: (socket: Socket) => void;
  /**
   * For each request: gives what to call once it was answered, or undefined when it was turned away
   * here.
   */
  enter: (message: IncomingMessage, response: ServerResponse) => (() => void) | undefined;
  /** Ends the watch over answers that are being read. */
  stop: () => void;
}

/** Watches over the connections of a server. */
export function watchTraffic(limits: TrafficLimits): Traffic {
  const perAddress = countKeys<string>();
  const perConnection = countKeys<Socket>();
  const readers = watchReaders(limits);
  let requests = 0;
  return {
    stop: readers.stop,
    connect(socket) {
      const address = socket.remoteAddress ?? '';
      if (perAddress.add(address) > limits.connectionsPerAddress) socket.destroy();
      socket.once('close', () => {
        perAddress.remove(address);
      });
    },
    enter({ socket }, response) {
      if (perConnection.add(socket) > limits.requestsPerConnection) {
        socket.destroy();
        return undefined;
      }
      response.once('close', () => {
        perConnection.remove(socket);
      });
      if (requests >= limits.requests) {
        turnAway(response);
        return undefined;
      }
      requests += 1;
      return () => {
        requests -= 1;
        readers.add(response);
      };
    },
  };
}

function turnAway(response: ServerResponse): void {
  const headers = { 'retry-after': String(retryAfterSeconds), connection: 'close', 'content-length': 0 };
  response.writeHead(503, headers).end();
}

/** How often each key is there; forgets those that are not. */
function countKeys<Key>() {
  const counts = new Map<Key, number>();
  return {
    add(key: Key): number {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count;
    },
    remove(key: Key): void {
      const count = (counts.get(key) ?? 1) - 1;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    },
  };
}

/** Ends the connections of those who take too long to read an answer. */
function watchReaders({ answerMs, answerBytesPerSecond }: TrafficLimits) {
  const deadlines = new Map<ServerResponse, number>();
  const timer = setInterval(
    () => {
      for (const [response, deadline] of deadlines) if (deadline < performance.now()) response.destroy();
    },
    Math.min(checkEveryMs, answerMs),
  );
  timer.unref();
  return {
    add(response: ServerResponse): void {
      if (response.closed || response.writableFinished) return;
      const forBytesMs = (response.writableLength / answerBytesPerSecond) * 1000;
      deadlines.set(response, performance.now() + answerMs + forBytesMs);
      response.once('close', () => deadlines.delete(response));
    },
    stop: () => {
      clearInterval(timer);
    },
  };
}
