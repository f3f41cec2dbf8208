export type Parameters = Record<string, string | number>;

/** Replaces each `{name}` with its value. A name without a value stays. */
export function fill(text: string, values: Parameters): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Thrown for a text with a `{name}` that has no value. */
export class UnfilledError extends Error {
  override name = 'UnfilledError';
}

/** Same as `fill`, but throws an `UnfilledError` for a name without a value. */
export function fillWhole(text: string, values: Parameters): string {
  const missing = [...text.matchAll(/\{(\w+)\}/g)].find(([, name = '']) => values[name] === undefined);
  if (missing) throw new UnfilledError(`${missing[0]} has no value in: ${text}`);
  return fill(text, values);
}
