/**
 * Keeps a few visitors from using up the server: how many requests at once, and how slowly one may
 * send and read.
 */
import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { BodyLimits } from '#server/platform/request-body.ts';
import { createSlots, type Slots } from '#server/platform/slots.ts';

export interface TrafficLimits extends BodyLimits {
  connections: number;
  /** Requests that are worked on, of all visitors. One whose body is awaited is not one of them. */
  requests: number;
  /** Requests that are not answered yet, of one visitor, whatever they wait for. */
  requestsPerVisitor: number;
  /**
   * Requests of one connection that are not answered yet. No browser sends another before the
   * answer.
   */
  requestsPerConnection: number;
  /** Bodies of more than 64 KiB, of all visitors and of one. */
  uploads: number;
  uploadsPerVisitor: number;
  headersMs: number;
  /** A visitor must have read an answer after so long, and longer by its size. */
  answerMs: number;
  answerBytesPerSecond: number;
  /** How long what nobody wants of a body is read on, so that its visitor gets the answer. */
  lingerMs: number;
}

export const usualLimits: TrafficLimits = {
  connections: 2000,
  requests: 300,
  // As many as a proxy passes on of one HTTP/2 connection; an office is one visitor.
  requestsPerVisitor: 100,
  requestsPerConnection: 10,
  uploads: 12,
  uploadsPerVisitor: 2,
  headersMs: 15_000,
  bodyMs: 10_000,
  uploadBytesPerSecond: 16 * 1024,
  answerMs: 30_000,
  answerBytesPerSecond: 4096,
  lingerMs: 5000,
};

const checkEveryMs = 1000;
/**
 * Longer than proxies keep a connection that nobody uses, usually a minute: one that is closed at
 * the moment at which it is used again costs a visitor the request.
 */
const keepAliveMs = 75_000;

/** What Node's server itself keeps to. Bodies have limits of their own. */
export function serverLimits({ headersMs }: TrafficLimits): ServerOptions {
  return {
    headersTimeout: headersMs,
    requestTimeout: 0,
    keepAliveTimeout: keepAliveMs,
    connectionsCheckingInterval: checkEveryMs,
  };
}

export interface Traffic {
  limits: TrafficLimits;
  /**
   * For each request: waits until those before it on its connection are answered. False when it has
   * too many of them, which ends it, or its visitor left.
   */
  queue: (message: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  /** Each request that is not answered yet. */
  visits: Slots;
  /** Those that are worked on; uploads are not among them. */
  requests: Slots;
  uploads: Slots;
  /** Ends the connection of an answer that is read too slowly. */
  watch: (response: ServerResponse) => void;
  /** Ends the watch. */
  stop: () => void;
}

/** Watches over the connections of a server. */
export function watchTraffic(limits: TrafficLimits): Traffic {
  const lines = new WeakMap<Socket, Line>();
  const { requests, requestsPerVisitor, uploads, uploadsPerVisitor } = limits;
  return {
    limits,
    visits: createSlots({ all: Infinity, perVisitor: requestsPerVisitor, retryAfterSeconds: 1 }),
    requests: createSlots({ all: requests, perVisitor: Infinity, retryAfterSeconds: 1 }),
    // Most uploads take less than that.
    uploads: createSlots({ all: uploads, perVisitor: uploadsPerVisitor, retryAfterSeconds: 30 }),
    ...watchReaders(limits),
    async queue({ socket }, response) {
      const line = lines.get(socket) ?? { length: 0, last: undefined };
      lines.set(socket, line);
      if (line.length >= limits.requestsPerConnection) socket.destroy();
      // Also for the first one: by then is known how many arrived together.
      else await joinLine(line, response);
      return !socket.destroyed;
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
    watch: (response: ServerResponse): void => {
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
