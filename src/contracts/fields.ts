/** Rules of single fields that several submissions share. A message is the key of a text. */
import { parseWholeNumber } from '#domain/digits.ts';
import { toNormalForm } from '#domain/normal-form.ts';
import * as z from 'zod/mini';

/** Lengths are in UTF-16 units, as HTML's `maxlength` counts them. */
export const maxLengths = {
  line: 100,
  address: 200,
  email: 254,
  phone: 30,
  message: 4000,
  cv: 20_000,
} as const;

// C0 controls but tab and line breaks, and the bidirectional overrides that can disguise a text:
// never typed, only sent.
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g;

// A conforming text has at most 30 in a row (UAX #15, Stream-Safe Text Format). PostgreSQL sorts a
// run in quadratic time.
const markRuns = /(\p{M}{30})\p{M}+/gu;

/** A text without what is never typed, and without blanks around it. */
export function cleanText(text: string): string {
  const cut = text.replace(controlCharacters, '').replace(/\r\n?/g, '\n').replace(markRuns, '$1');
  return toNormalForm(cut, 'NFC').trim();
}

const clean = z.overwrite<string>(cleanText);
/**
 * Characters that are invisible: a text of these looks empty, although it has a length. The braille
 * blank is a symbol according to Unicode.
 */
const invisible = /^[\p{Default_Ignorable_Code_Point}\p{Z}\p{C}\p{M}\u2800]*$/u;

const visible = (message: string) => z.refine<string>((text) => !invisible.test(text), message);
const oneLine = z.overwrite<string>((text) => text.replace(/\s+/g, ' '));

/**
 * A text that is not too long. Its message is a key with the limit and the excess as parameters,
 * which `translateIssue` puts into the text.
 */
export function atMost(max: number) {
  const excess = (input: unknown) => String(input).length - max;
  return z.maxLength(max, {
    error: ({ input }) => `validation.tooLong|${String(max)}|${String(excess(input))}`,
  });
}

/** One line of text that must be there; `required` is the message when it is empty. */
export function requiredLine(required: string, max: number = maxLengths.line) {
  return z
    .string(required)
    .check(clean, oneLine, z.minLength(1, { error: required, abort: true }), visible(required), atMost(max));
}

/** Text of several lines that may be left empty. */
export function optionalText(max: number = maxLengths.message) {
  return z.optional(z.string().check(clean, atMost(max)));
}

/** One line of text that may be left empty. */
export function optionalLine(max: number = maxLengths.line) {
  return z.optional(z.string().check(clean, oneLine, atMost(max)));
}

/** Text of several lines that must be there; `required` is the message when it is empty. */
export function requiredText(required: string, max: number = maxLengths.message) {
  return z
    .string(required)
    .check(clean, z.minLength(1, { error: required, abort: true }), visible(required), atMost(max));
}

/**
 * A box to tick, as a form posts it (`on`, or nothing) and as JSON says it; unticked when it is
 * anything else.
 */
export function checkbox() {
  return z.pipe(
    z.optional(z.unknown()),
    z.transform((value: unknown) => value === true || value === 'on' || value === 'true'),
  );
}

/** A whole number that may be left empty, as people write it; undefined when empty. */
export function optionalInteger(min: number, max: number, invalid: string, parse = parseWholeNumber) {
  return z.pipe(
    writtenInteger(min, max, invalid, true, parse),
    z.transform((value: Written) => (isEmpty(value) ? undefined : readInteger(value, parse))),
  );
}

/** A whole number that must be there, as people write it. */
export function requiredInteger(min: number, max: number, invalid: string, parse = parseWholeNumber) {
  return z.pipe(
    writtenInteger(min, max, invalid, false, parse),
    z.transform((value: Written) => readInteger(value, parse)),
  );
}

/** The form library says null of a group in which nothing was chosen. */
type Written = string | number | null | undefined;

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

function isEmpty(value: Written): boolean {
  return (value ?? '') === '';
}

function readInteger(value: Written, parse = parseWholeNumber): number {
  return typeof value === 'number' ? value : parse(value ?? '');
}
