/** Records each request in the access log and in the metrics. */
import { logToConsole } from '#server/http/log.ts';

interface AnsweredRequest {
  requestId: string | undefined;
  /** The path of a served file; for other requests, the result of `knownSegments`. */
  endpoint: string;
  method: string;
  status: number;
  /** Time until the response is ready, excluding its transfer. */
  ms: number;
}

interface EndpointCounts {
  /** Counts by status class, such as `2xx`. */
  statuses: Map<string, number>;
  seconds: number;
}

/**
 * Maximum number of endpoints that are counted separately, more than there are. Others are counted
 * as `other`.
 */
const maxEndpoints = 100;
const others = 'other';

const counts = new Map<string, EndpointCounts>();

/** Logs a request, and counts it under `countedAs`, which several paths may share. */
export function recordRequest(request: AnsweredRequest, countedAs = request.endpoint): void {
  count(countedAs, request);
  logToConsole({ event: 'request', ...request, ms: Math.round(request.ms) });
}

function count(endpoint: string, { status, ms }: AnsweredRequest): void {
  const name = counts.has(endpoint) || counts.size < maxEndpoints ? endpoint : others;
  const entry = counts.get(name) ?? { statuses: new Map<string, number>(), seconds: 0 };
  const statusClass = `${String(Math.floor(status / 100))}xx`;
  entry.statuses.set(statusClass, (entry.statuses.get(statusClass) ?? 0) + 1);
  entry.seconds += ms / 1000;
  counts.set(name, entry);
}

/** Returns the counts by endpoint since the process started. */
export function requestCounts(): ReadonlyMap<string, Readonly<EndpointCounts>> {
  return counts;
}

/**
 * Returns the first three segments of a path, with an asterisk for each that no route can have:
 * routes have up to twenty lower-case letters and hyphens, optionally with `.csv`.
 */
export function knownSegments(pathname: string): string {
  const parts = pathname.split('/').slice(0, 4);
  return parts.map((part) => (/^(?:[a-z-]{1,20}(?:\.csv)?)?$/.test(part) ? part : '*')).join('/');
}
