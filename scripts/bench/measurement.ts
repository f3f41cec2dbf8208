/** One row of the table. */
export interface Measurement {
  what: string;
  figure: string;
}

/** The middle one of the values, 0 when there is none. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
