import { company } from '#company';
import { locales } from '#i18n/locales.ts';
import { renderHtml, renderText } from '#server/mail/layout.ts';
import type { Block } from '#server/mail/message.ts';
import { parse, type HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';

const blocks: Block[] = [
  { kind: 'heading', text: 'وصلنا طلبكم' },
  { kind: 'facts', rows: [{ label: 'الشركة', value: `De Linde B.V.\n${company.phone}` }] },
];

const pageIn = (locale: (typeof locales)[number]): HTMLElement => parse(renderHtml('Titel', blocks, locale));

describe('a mail in Arabic', () => {
  const page = pageIn('ar');

  test('says its language and direction where mail programs that drop the page still see it', () => {
    const block = page.querySelector('body > [role=article]');
    expect(block?.attributes).toMatchObject({ lang: 'ar', dir: 'rtl' });
    expect(block?.getAttribute('style')).toContain('text-align:right');
  });

  test('keeps legal name, address and telephone from left to right, each for itself', () => {
    const { street, postalCode, city } = company.address;
    const parts = page.querySelectorAll('[role=article] > p bdi[dir=ltr]').map(({ text }) => text);
    expect(parts).toEqual([
      company.legalName,
      `${street}, ${postalCode} ${city}`,
      `KvK ${company.chamberOfCommerceNumber}`,
      `btw ${company.vatNumber}`,
      company.phone,
      company.email,
    ]);
  });

  test('isolates a value and leaves its cell in line with the others', () => {
    const cell = page.querySelector('td');
    expect(cell?.hasAttribute('dir')).toBe(false);
    expect(cell?.innerHTML).toBe(`<bdi>De Linde B.V.<br>${company.phone}</bdi>`);
  });
});

test('a mail ends with the same signature in each language, also as plain text', () => {
  for (const locale of locales) {
    const footer = pageIn(locale).querySelector('[role=article] > p:last-child');
    expect(footer?.structuredText.split('\n'), locale).toEqual(
      renderText(blocks, locale).split('-- \n')[1]?.trim().split('\n'),
    );
  }
});
