/** Field rules shared by several forms. Messages are message keys. */
import { parseWholeNumber } from '#domain/digits.ts';
import { toNormalForm } from '#domain/normal-form.ts';
import * as z from 'zod/mini';

/** Lengths in UTF-16 code units, as HTML's `maxlength` counts them. */
export const maxLengths = {
  line: 100,
  address: 200,
  email: 254,
  phone: 30,
  message: 4000,
  cv: 20_000,
} as const;

// Matches what nobody types: ASCII control characters except tab and line breaks, and bidirectional
// controls, which can disguise a text.
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g;

// Stream-safe text has at most 30 combining marks in a row (UAX #15). PostgreSQL takes quadratic
// time to sort a run of them.
const markRuns = /(\p{M}{30})\p{M}+/gu;

/**
 * Removes control characters, surrounding whitespace and excess combining marks, and normalizes
 * line breaks and Unicode (NFC).
 */
export function cleanText(text: string): string {
  const cut = text.replace(controlCharacters, '').replace(/\r\n?/g, '\n').replace(markRuns, '$1');
  return toNormalForm(cut, 'NFC').trim();
}

const clean = z.overwrite<string>(cleanText);
/**
 * Matches a text that looks empty. U+2800 is listed, because Unicode classifies the braille blank
 * as a symbol.
 */
const invisible = /^[\p{Default_Ignorable_Code_Point}\p{Z}\p{C}\p{M}\u2800]*$/u;

const visible = (message: string) => z.refine<string>((text) => !invisible.test(text), message);
const oneLine = z.overwrite<string>((text) => text.replace(/\s+/g, ' '));

/**
 * Limits the length of a text. The message is a key with the limit and the excess as parameters,
 * which `translateIssue` inserts.
 */
export function atMost(max: number) {
  const excess = (input: unknown) => String(input).length - max;
  return z.maxLength(max, {
    error: ({ input }) => `validation.tooLong|${String(max)}|${String(excess(input))}`,
  });
}

/** A required line of text; `required` is the message when it is empty. */
export function requiredLine(required: string, max: number = maxLengths.line) {
  return z
    .string(required)
    .check(clean, oneLine, z.minLength(1, { error: required, abort: true }), visible(required), atMost(max));
}

/** Optional text of several lines. */
export function optionalText(max: number = maxLengths.message) {
  return z.optional(z.string().check(clean, atMost(max)));
}

/** An optional line of text. */
export function optionalLine(max: number = maxLengths.line) {
  return z.optional(z.string().check(clean, oneLine, atMost(max)));
}

/** Required text of several lines; `required` is the message when it is empty. */
export function requiredText(required: string, max: number = maxLengths.message) {
  return z
    .string(required)
    .check(clean, z.minLength(1, { error: required, abort: true }), visible(required), atMost(max));
}

/**
 * A checkbox. It is true for `on`, as a form posts it, and for `true` as a boolean or a text, and
 * false for any other value.
 */
export function checkbox() {
  return z.pipe(
    z.optional(z.unknown()),
    z.transform((value: unknown) => value === true || value === 'on' || value === 'true'),
  );
}

/** An optional whole number as people write it; undefined when empty. */
export function optionalInteger(min: number, max: number, invalid: string, parse = parseWholeNumber) {
  return z.pipe(
    writtenInteger(min, max, invalid, true, parse),
    z.transform((value: NumberInput) => (isEmpty(value) ? undefined : readInteger(value, parse))),
  );
}

/** A required whole number as people write it. */
export function requiredInteger(min: number, max: number, invalid: string, parse = parseWholeNumber) {
  return z.pipe(
    writtenInteger(min, max, invalid, false, parse),
    z.transform((value: NumberInput) => readInteger(value, parse)),
  );
}

/** A number as a form sends it; the form library uses null for a radio group without a choice. */
type NumberInput = string | number | null | undefined;

function writtenInteger(
  min: number,
  max: number,
  invalid: string,
  mayBeEmpty: boolean,
  parse = parseWholeNumber,
) {
  const inRange = (value: number) => Number.isInteger(value) && value >= min && value <= max;
  return z
    .nullish(z.union([z.string(), z.number()], invalid))
    .check(z.refine((value) => (isEmpty(value) ? mayBeEmpty : inRange(readInteger(value, parse))), invalid));
}

function isEmpty(value: NumberInput): boolean {
  return (value ?? '') === '';
}

function readInteger(value: NumberInput, parse = parseWholeNumber): number {
  return typeof value === 'number' ? value : parse(value ?? '');
}
