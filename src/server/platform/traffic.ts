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
   * For each request: waits until those before it on its connection are answered. Gives what to
   * call once it was answered too; undefined when it was turned away here or its visitor left.
   */
  enter: (message: IncomingMessage, response: ServerResponse) => Promise<(() => void) | undefined>;
  /** Ends the watch over answers that are being read. */
  stop: () => void;
}

/** Watches over the connections of a server. */
export function watchTraffic(limits: TrafficLimits): Traffic {
  const perAddress = countKeys();
  const lines = new WeakMap<Socket, Line>();
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
    async enter({ socket }, response) {
      const line = lines.get(socket) ?? { length: 0, last: undefined };
      lines.set(socket, line);
      if (line.length >= limits.requestsPerConnection) {
        socket.destroy();
        return undefined;
      }
      // Also for the first one: by then is known how many arrived together.
      await joinLine(line, response);
      if (socket.destroyed) return undefined;
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

/** The requests of one connection that are not answered yet. */
interface Line {
  length: number;
  /** Fulfilled when the last of them is answered. */
  last: Promise<void> | undefined;
}

/** Waits for those before; so one answer at a time is made of a connection, and kept until read. */
async function joinLine(line: Line, response: ServerResponse): Promise<void> {
  const before = line.last;
  line.length += 1;
  line.last = new Promise((resolve) => {
    response.once('close', () => {
      line.length -= 1;
      resolve();
    });
  });
  await before;
}

function turnAway(response: ServerResponse): void {
  const headers = { 'retry-after': String(retryAfterSeconds), connection: 'close', 'content-length': 0 };
  response.writeHead(503, headers).end();
}

/** How often each key is there; forgets those that are not. */
function countKeys() {
  const counts = new Map<string, number>();
  return {
    add(key: string): number {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count;
    },
    remove(key: string): void {
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
