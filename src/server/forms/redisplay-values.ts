/** Selects the posted values that a page shows again in a rejected form. */
import { maxBodyBytes, textOf, type Fields } from '#server/http/body.ts';
import { maxLengths } from '#contracts/fields.ts';
import * as z from 'zod/mini';

/** The maximum length of fields without `maxLength`: choices, numbers, telephone numbers. */
const defaultMax = maxLengths.line;

/** Passwords are never sent back. */
const isShown = (name: string) => name !== 'password';

/**
 * Returns the fields of the schema as typed. Truncates a line to its maximum length, which limits
 * the size of the page. Keeps a long text whole, so that its author can shorten it.
 */
export function redisplayValues(schema: z.ZodMiniType, fields: Fields): Record<string, string> {
  const typed = lengthsOf(schema).filter(([name]) => isShown(name) && typeof fields[name] === 'string');
  return Object.fromEntries(
    typed.map(([name, max]) => [name, cutText(fields[name], max < maxLengths.message ? max : maxBodyBytes)]),
  );
}

/** Returns a text as typed, truncated to a number of code points; empty for another type. */
export function cutText(value: unknown, max: number): string {
  // Forms are posted with CRLF, which `maxlength` counts as one character (HTML, 4.10.5.3.1).
  const characters = Array.from(textOf(value).replace(/\r\n?/g, '\n'));
  return characters.slice(0, max).join('').toWellFormed();
}

function lengthsOf(schema: z.ZodMiniType): [string, number][] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, field]) => [
    name,
    (typeof field === 'object' && field.maxLength) || defaultMax,
  ]);
}
