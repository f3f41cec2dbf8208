/** The posted values that a page shows again for correction. */
import { maxBodyBytes, textOf, type Fields } from '#server/http/body.ts';
import { maxLengths } from '#contracts/fields.ts';
import * as z from 'zod/mini';

/** The longest value of a choice, a number or a telephone number. */
const defaultMax = maxLengths.line;

/** Passwords are never shown. */
const isShown = (name: string) => name !== 'password';

/**
 * The fields of a form as they were typed, and no others. A line is cut to what the form takes of
 * it, so that a page with answers costs no more than one without; a text is for its writer to cut.
 */
export function sentBack(schema: z.ZodMiniType, fields: Fields): Record<string, string> {
  const typed = [...lengthsOf(schema)].filter(([name]) => isShown(name) && typeof fields[name] === 'string');
  return Object.fromEntries(
    typed.map(([name, max]) => [name, cutText(fields[name], max < maxLengths.message ? max : maxBodyBytes)]),
  );
}

/** A text as it was typed, cut to so many characters; empty for what is no text. */
export function cutText(value: unknown, max: number): string {
  // Forms are posted with CRLF, which `maxlength` counts as one character (HTML, 4.10.5.3.1).
  return textOf(value).replace(/\r\n?/g, '\n').slice(0, max).toWellFormed();
}

const known = new WeakMap<z.ZodMiniType, Map<string, number>>();

/** Name of each field of a form -> how long it may be. */
function lengthsOf(schema: z.ZodMiniType): Map<string, number> {
  const lengths = known.get(schema) ?? readLengths(schema);
  known.set(schema, lengths);
  return lengths;
}

function readLengths(schema: z.ZodMiniType): Map<string, number> {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const fields = Object.entries(properties);
  return new Map(
    fields.map(([name, field]) => [name, (typeof field === 'object' && field.maxLength) || defaultMax]),
  );
}
