/** Counts and durations of the requests of this process. */

export interface CountedRequest {
  endpoint: string;
  status: number;
  ms: number;
}

export interface EndpointCounts {
  /** By status class: `2xx`. */
  statuses: Map<string, number>;
  seconds: number;
}

/** More than the number of real endpoints; any further ones are counted together. */
const maxEndpoints = 100;
const others = 'other';

const counts = new Map<string, EndpointCounts>();

export function countRequest({ endpoint, status, ms }: CountedRequest): void {
  const name = counts.has(endpoint) || counts.size < maxEndpoints ? endpoint : others;
  const entry = counts.get(name) ?? { statuses: new Map<string, number>(), seconds: 0 };
  const statusClass = `${String(Math.floor(status / 100))}xx`;
  entry.statuses.set(statusClass, (entry.statuses.get(statusClass) ?? 0) + 1);
  entry.seconds += ms / 1000;
  counts.set(name, entry);
}

/** By endpoint, since the process started. */
export function requestCounts(): ReadonlyMap<string, Readonly<EndpointCounts>> {
  return counts;
}
