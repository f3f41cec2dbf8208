/**
 * Whether every page says what it has to: the company's facts, its promises, the items of its
 * lists, the options of its forms.
 */
import type { HTMLElement } from 'node-html-parser';
import type { BuiltPage, BuiltSite } from './built-site.ts';
import { frameLinks, framePhrases, sharePhrases } from './facts/frame.ts';
import { factTable } from './facts/pages.ts';
import { factLocales, type Phrase } from './facts/phrase.ts';
import { readableText } from './readable-text.ts';
import { factsFor } from '#i18n/facts.ts';
import { fill } from '#i18n/fill.ts';
import type { Locale } from '#i18n/locales.ts';
import { pathTo, type ScreenId } from '#i18n/routes.ts';

/** Attributes that people read or hear. */
const spokenAttributes = ['aria-label', 'alt', 'title', 'placeholder'];

/** Phrases and links of the table that a page lacks. */
export function checkFacts(site: BuiltSite): string[] {
  const pages = [...site.pages.values()].filter(({ locale }) => isFactLocale(locale));
  return pages.flatMap((page) => checkPage(page).map((fault) => `${page.path}: ${fault}`));
}

function checkPage({ root, locale, screen }: BuiltPage): string[] {
  const faults = [
    ...missingPhrases(root, framePhrases, locale),
    ...(root.querySelector('meta[name=robots]') ? [] : missingPhrases(root, sharePhrases, locale)),
    ...missingLinks(root, frameLinks, locale).map((fault) => `${fault} in its header or footer`),
  ];
  const facts = screen && factTable[screen];
  const main = root.querySelector('main');
  if (!facts) return faults;
  if (!main) return [...faults, 'has no main'];
  const addresses = (facts.addresses ?? [])
    .filter((start) => !main.querySelector(`a[href^="${start}"]`))
    .map((start) => `has no link that starts with ${start}`);
  return [
    ...faults,
    ...missingPhrases(main, facts.phrases, locale),
    ...missingLinks(main, facts.links ?? [], locale),
    ...addresses,
  ];
}

function missingPhrases(part: HTMLElement, phrases: readonly Phrase[], locale: Locale): string[] {
  const text = fold(textsOf(part));
  const index = factLocales.findIndex((known) => known === locale);
  const facts = factsFor(locale);
  return phrases
    .map((phrase) => fill(phrase[index] ?? '', facts))
    .filter((phrase) => !text.includes(fold(phrase)))
    .map((phrase) => `does not say "${phrase}"`);
}

function missingLinks(part: HTMLElement, links: readonly ScreenId[], locale: Locale): string[] {
  return links
    .map((screen) => pathTo(screen, locale))
    .filter((path) => !part.querySelector(`a[href="${path}"], a[href^="${path}?"]`))
    .map((path) => `has no link to ${path}`);
}

function textsOf(part: HTMLElement): string {
  const spoken = spokenAttributes.flatMap((name) =>
    part.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name) ?? ''),
  );
  return [readableText(part), ...spoken].join(' ');
}

function fold(text: string): string {
  return text
    .replace(/[\u00ad\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

function isFactLocale(locale: Locale): boolean {
  return (factLocales as readonly Locale[]).includes(locale);
}
