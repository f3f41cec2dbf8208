/** Records each request in the access log and in the metrics. */
import { logToConsole } from '#server/http/log.ts';
import { countRequest } from '#server/http/request-counts.ts';

export interface AnsweredRequest {
  requestId: string | undefined;
  /** The endpoint, without anything that the visitor may have typed: see `knownSegments`. */
  endpoint: string;
  method: string;
  status: number;
  /** Until the response is ready, without its transfer. */
  ms: number;
}

/** Files are logged individually and counted together, since there are hundreds of them. */
export function recordRequest(request: AnsweredRequest, countedAs = request.endpoint): void {
  countRequest({ ...request, endpoint: countedAs });
  logToConsole({ event: 'request', ...request, ms: Math.round(request.ms) });
}

/** The known segments of a path; any other segment becomes an asterisk. */
export function knownSegments(pathname: string): string {
  const parts = pathname.split('/').slice(0, 4);
  return parts.map((part) => (/^(?:[a-z-]{1,20}(?:\.csv)?)?$/.test(part) ? part : '*')).join('/');
}
