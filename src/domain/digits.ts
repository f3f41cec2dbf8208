import { toNormalForm } from '#domain/normal-form.ts';

/** Replaces Arabic-Indic and Persian digits, which Arabic keyboards may type, with 0-9. */
export function toWesternDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** A whole number with one kind of thousands separator. */
const grouped = /^\d{1,3}([.,'\u2019\u066c\s])\d{3}(?:\1\d{3})*$/;

/**
 * Parses a whole number as people write it: in Western, Arabic-Indic or Persian digits, with or
 * without a thousands separator (`1.250`, `1 250`, `1,250`) and a zero fraction (`250,00`).
 * Returns NaN for anything else.
 */
export function parseWholeNumber(text: string): number {
  const number = toWesternDigits(text.trim()).replace(/[.,]0{1,2}$/, '');
  const isWhole = /^\d+$/.test(number) || grouped.test(number);
  return isWhole ? Number(number.replace(/\D/g, '')) : Number.NaN;
}

/**
 * Parses an amount with or without cents: `89,50`, `89.5`, `€ 1.250`, `89,-`. A point before three
 * digits separates thousands. Returns NaN for anything else.
 */
export function parseAmount(text: string): number {
  const number = toWesternDigits(text.trim()).replace(/^€\s*|[.,]-$/g, '');
  const [, euros, cents = ''] = /^(\d{1,3}(?:[. ]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(number) ?? [];
  return (Number(euros?.replace(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'))) / 100;
}

/**
 * Matches any words, such as `approx.`, the number, and optionally square metres in the six
 * languages.
 */
const areaPattern =
  /^(?:[\p{L}.~≈± ]*[.~≈± ])?(\d[\d.,'\u2019\u066c ]*)(?:(?:sq\.?|square|vierkante|quadrat)?\s*(?:q?m|m[eèé]t(?:er|re|ro)s?|م|متر)\s*\^?2?\s*(?:carr[ée]s?|cuadrados?|مربع)?)?\.?$/iu;

/**
 * Parses an area in square metres as people write it: `250 m²`, `ca. 250`. Returns NaN for
 * anything else.
 */
export function parseArea(text: string): number {
  const written = areaPattern.exec(toWesternDigits(toNormalForm(text, 'NFKC').replace(/\s+/g, ' ').trim()));
  return parseWholeNumber(written?.[1] ?? '');
}
