/** Facts and units in a markdown text. */
import { emailHref, phoneHref } from '#i18n/contact-links.ts';
import { factsFor, type Facts } from '#i18n/facts.ts';
import { fill } from '#i18n/fill.ts';
import type { Locale } from '#i18n/locales.ts';
import { joinUnits } from '#i18n/units.ts';
import { pathTo } from '#paths';
import type { Element, Root, Text } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * Fills in the facts, and keeps numbers and units on one line. The telephone number, the e-mail
 * address and the price page become links, except in attributes and in links.
 */
export function finishFacts(tree: Root, locale: Locale): void {
  const facts = factsFor(locale);
  // Links cannot be nested.
  visit(tree, { tagName: 'a' }, (link) => {
    visit(link, 'text', (text) => {
      text.value = fill(text.value, facts);
    });
  });
  visit(tree, (node, index, parent) => {
    if (node.type === 'element') fillAttributes(node, facts);
    if (node.type !== 'text' || !parent || index === undefined) return;
    const written = finishText(node.value, facts, locale);
    parent.children.splice(index, 1, ...written);
    return index + written.length;
  });
}

function fillAttributes({ properties }: Element, facts: Facts): void {
  for (const [name, value] of Object.entries(properties))
    if (typeof value === 'string') properties[name] = fill(value, facts);
}

const linkedFact = /\{(phone|email|priceIndication)\}/;

/** Splits a text at the facts that become links. */
function finishText(text: string, facts: Facts, locale: Locale): (Text | Element)[] {
  const targets = { phone: phoneHref, email: emailHref, priceIndication: pathTo('price', locale) };
  return text.split(linkedFact).map((part, index) => {
    const isFact = index % 2 === 1;
    const value = isFact ? (facts[part] ?? '') : joinUnits(fill(part, facts));
    const words = { type: 'text' as const, value };
    if (!isFact || value === '') return words;
    const href = targets[part as keyof typeof targets];
    return { type: 'element', tagName: 'a', properties: { href }, children: [words] };
  });
}
