export type Parameters = Record<string, string | number>;

/** Puts values in the place of `{name}`; a name without a value stays as it is written. */
export function fill(text: string, values: Parameters): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
