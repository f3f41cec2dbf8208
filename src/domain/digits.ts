import { toNormalForm } from '#domain/normal-form.ts';

/** Replaces Arabic-Indic and Persian digits, which Arabic keyboards may type, by 0-9. */
export function toWesternDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** Thousands separators of the six languages, and those that people type. */
const grouped = /^\d{1,3}(?:([.,'\u2019\u066c\s])\d{3})(?:\1\d{3})*$/;

/**
 * Parses a whole number as people write it: in Western, Arabic-Indic or Persian digits, with or
 * without a thousands separator (`1.250`, `1 250`, `1,250`), or with a zero fraction (`250,00`).
 * Returns NaN for anything else.
 */
export function parseWholeNumber(text: string): number {
  const digits = toWesternDigits(text.trim()).replace(/[.,]0{1,2}$/, '');
  const isWhole = /^\d+$/.test(digits) || grouped.test(digits);
  return isWhole ? Number(digits.replace(/\D/g, '')) : Number.NaN;
}

/**
 * Parses an amount in Dutch notation, with or without cents: `89,50`, `€ 1.250`, `89,-`. Returns
 * NaN for anything else.
 */
export function parseAmount(text: string): number {
  const digits = toWesternDigits(text.trim()).replace(/^€\s*|[.,]-$/g, '');
  const [, euros, cents = ''] = /^(\d{1,3}(?:[. ]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  return (Number(euros?.replace(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'))) / 100;
}

/** An optional "approximately", the number, and the unit in the six languages. */
const area =
  /^(?:[\p{L}.~≈± ]*[.~≈± ])?(\d[\d.,'\u2019\u066c ]*)(?:(?:sq\.?|square|vierkante|quadrat)?\s*(?:q?m|m[eèé]t(?:er|re|ro)s?|م|متر)\s*\^?2?\s*(?:carr[ée]s?|cuadrados?|مربع)?)?\.?$/iu;

/**
 * Parses square metres as people write them: `250 m²`, `ca. 250`. Returns NaN for anything else.
 */
export function parseArea(text: string): number {
  const written = area.exec(toWesternDigits(toNormalForm(text, 'NFKC').replace(/\s+/g, ' ').trim()));
  return parseWholeNumber(written?.[1] ?? '');
}
