import { redisplayValues } from '#server/forms/redisplay-values.ts';
import type { Fields } from '#server/http/body.ts';
import type { Draft } from '#contracts/staff/frame.ts';
import { numberSchema } from '#contracts/staff/number.ts';
import { translateIssue } from '#i18n/issues.ts';
import { translateForStaff } from '#i18n/staff/translate.ts';
import { Refusal } from '#server/http/answers.ts';
import type * as z from 'zod/mini';

/**
 * Parses the fields of a form in which a page offers no invalid values. Throws a `Refusal` with 422
 * for invalid fields.
 */
export function parseFields<Output>(schema: z.ZodMiniType<Output>, fields: unknown): Output {
  const parsed = schema.safeParse(fields);
  if (!parsed.success) throw new Refusal(422, 'answers.unreadable');
  return parsed.data;
}

/**
 * Returns the Dutch text of an issue. Field rules of public forms give a message key instead of a
 * text; its text gets a full stop.
 */
export function problemText(message = ''): string {
  if (!/^\w+\.\w+(?:\||$)/.test(message)) return message;
  const text = translateIssue(translateForStaff, message);
  return /[.?!]$/.test(text) ? text : `${text}.`;
}

/** Returns the first problem of each field, as a Dutch sentence. */
export function problemsOf<Field extends string>(
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): Partial<Record<Field, string>> {
  const problems: Partial<Record<Field, string>> = {};
  for (const { path, message } of issues) problems[path[0] as Field] ??= problemText(message);
  return problems;
}

/** Returns the values and errors for showing a form again. */
export function draftOf(schema: z.ZodMiniType, fields: Fields, errors: Draft['errors'] = {}): Draft {
  return { values: redisplayValues(schema, fields), errors };
}

/** Parses the id of a row in a URL or a form; undefined for other text. */
export function readRowNumber(text: unknown): number | undefined {
  return numberSchema.safeParse(text).data;
}
