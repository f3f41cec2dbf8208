import { factsFor } from '#i18n/facts.ts';
import { fillWhole } from '#i18n/fill.ts';

/** Fills facts and promises into a Dutch text for another program, without non-breaking spaces. */
export function fillPlain(text: string): string {
  return fillWhole(text, factsFor('nl')).replaceAll('\u00a0', ' ');
}
