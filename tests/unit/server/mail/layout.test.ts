import { company } from '#company';
import { locales } from '#i18n/locales.ts';
import { renderHtml } from '#server/mail/layout.ts';
import type { Block } from '#server/mail/message.ts';
import { renderText, toFlowed } from '#server/mail/plain-text.ts';
import { parse, type HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';

const blocks: Block[] = [{ kind: 'heading', text: 'وصلنا طلبكم' }];

const reason = 'Daarom.';
const pageIn = (locale: (typeof locales)[number]): HTMLElement =>
  parse(renderHtml({ subject: 'Titel', blocks, locale, reason }));

describe('a mail in Arabic', () => {
  const page = pageIn('ar');

  test('has its language and direction where mail programs that drop the body element still see it', () => {
    const block = page.querySelector('body > [role=article]');
    expect(block?.attributes).toMatchObject({ lang: 'ar', dir: 'rtl' });
    expect(block?.getAttribute('style')).toContain('text-align:right');
  });

  test('isolates legal name, addresses and telephone number as left-to-right text', () => {
    const { street, postalCode, city } = company.address;
    const parts = page.querySelectorAll('.foot bdi[dir=ltr]').map(({ text }) => text);
    expect(parts).toEqual([
      company.legalName,
      `${street}, ${postalCode} ${city}`,
      company.phone,
      company.email,
    ]);
  });
});

test('a mail ends with the same signature and its reason in each language, also as plain text', () => {
  for (const locale of locales) {
    const foot = pageIn(locale).querySelector('.foot');
    const plain = renderText({ blocks, locale, reason }).split('-- \n')[1]?.trim().split(/\n+/);
    expect(foot?.structuredText.split('\n').filter(Boolean), locale).toEqual(plain);
    expect(foot?.text, locale).toContain(reason);
  }
});

test('plain text flows lines with a trailing space, and wraps neither URLs nor the signature', () => {
  const address = `https://a.example/${'x'.repeat(90)}`;
  const flowed = toFlowed(`${'woord '.repeat(30).trim()}\n${address}\n> kort\n-- \nFrom ons `);
  const lines = flowed.split('\n');
  expect(lines.slice(0, 3).map((line) => line.length)).toEqual([72, 72, 35]);
  expect(lines.slice(0, 3).map((line) => line.endsWith(' '))).toEqual([true, true, false]);
  expect(lines.slice(3)).toEqual([address, ' > kort', '-- ', ' From ons']);
});
