import { factsFor } from '#i18n/facts.ts';
import { fillWhole } from '#i18n/fill.ts';

/** Replaces placeholders and non-breaking spaces of a Dutch text, to be pasted into Google Ads. */
export function fillPlain(text: string): string {
  return fillWhole(text, factsFor('nl')).replaceAll('\u00a0', ' ');
}
