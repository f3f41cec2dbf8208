/** Writes down each request that was answered: a line in the log, and a count for the metrics. */
import { logToConsole } from '#server/http/log.ts';
import { countRequest } from '#server/http/request-counts.ts';

export interface AnsweredRequest {
  requestId: string | undefined;
  /** The endpoint, without anything that the visitor may have typed: see `wordsOf`. */
  endpoint: string;
  method: string;
  status: number;
  /** From the request to the answer, without its way to the visitor. */
  ms: number;
}

/** Files have a line each and are counted together: there are hundreds of them. */
export function recordRequest(request: AnsweredRequest, countedAs = request.endpoint): void {
  countRequest({ ...request, endpoint: countedAs });
  logToConsole({ event: 'request', ...request, ms: Math.round(request.ms) });
}

/** The parts of a path that are words of ours; anything else of an address becomes a star. */
export function wordsOf(pathname: string): string {
  const parts = pathname.split('/').slice(0, 4);
  return parts.map((part) => (/^(?:[a-z-]{1,20}(?:\.csv)?)?$/.test(part) ? part : '*')).join('/');
}
