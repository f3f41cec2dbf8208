export type Parameters = Record<string, string | number>;

/** Puts values in the place of `{name}`; a name without a value stays as it is written. */
export function fill(text: string, values: Parameters): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Thrown for a text with a `{name}` that has no value. */
export class UnfilledError extends Error {
  override name = 'UnfilledError';
}

/** The same for a text that is read as it is: throws an `UnfilledError` for a name without one. */
export function fillWhole(text: string, values: Parameters): string {
  const missing = [...text.matchAll(/\{(\w+)\}/g)].find(([, name = '']) => values[name] === undefined);
  if (missing) throw new UnfilledError(`${missing[0]} has no value in: ${text}`);
  return fill(text, values);
}
