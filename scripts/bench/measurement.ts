export interface Measurement {
  what: string;
  figure: string;
}

/** The median of the values (the larger of two middle ones), 0 when there are none. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
