import { locales } from '#i18n/locales.ts';
import { replyTemplates } from '#i18n/staff/reply-templates.ts';
import { replySchema } from '#contracts/staff/reply.ts';
import { expect, test } from 'vitest';

const templates = Object.values(replyTemplates).flat();
const texts = templates.flatMap(({ text }) => locales.map((locale) => text[locale])).filter(Boolean);
const form = { onderwerp: 'Re', van: 'pending', kenmerk: '7f8d0c53-5b0e-4f0e-9a39-6f1d6f0c0a11' };
const isAccepted = (antwoord: string) => replySchema.safeParse({ ...form, antwoord }).success;

test.each(texts)('the template %s is rejected until its gaps are filled in', (text) => {
  const gaps = text.split('…').length - 1;
  for (let filled = 0; filled < gaps; filled += 1) {
    const partly = Array.from({ length: filled }).reduce<string>((rest) => rest.replace('…', '10'), text);
    expect(isAccepted(partly)).toBe(false);
  }
  expect(isAccepted(text.replaceAll('…', '10'))).toBe(true);
});

const endings = ['Tot snel...', 'Tot snel…', 'Wij bellen u morgen…\n\nMet vriendelijke groet'];
test.each(endings)('an ellipsis at the end of a sentence is no gap: %s', (text) => {
  expect(isAccepted(text)).toBe(true);
});
