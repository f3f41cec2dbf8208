import { measureText } from '#domain/ad-texts.ts';
import { factsFor } from '#i18n/facts.ts';
import { adTexts } from '#server/tools/ad-texts.ts';
import { sitelinks } from '#server/tools/sitelinks.ts';
import { describe, expect, test } from 'vitest';

describe('measureText', () => {
  test.each([
    ['headline', 14, 'short'],
    ['headline', 15, 'fair'],
    ['headline', 23, 'fair'],
    ['headline', 24, 'good'],
    ['description', 45, 'fair'],
  ] as const)('a %s of %i characters is %s', (kind, length, level) => {
    expect(measureText({ kind, text: 'a'.repeat(length) })).toMatchObject({ length, level });
  });
});

const { texts } = adTexts;
test.each(texts)('"$text" of the advertisement fits, has keywords and occurs once', (text) => {
  const { length, maxLength } = measureText(text);
  expect(length).toBeLessThanOrEqual(maxLength);
  expect(text.keywords.length).toBeGreaterThan(0);
  expect(texts.filter(({ text: other }) => other === text.text)).toHaveLength(1);
});

test('promises in advertisements and sitelinks use the wording of the facts', () => {
  const promised = Object.values(factsFor('nl'))
    .map((words) => words.replaceAll('\u00a0', ' '))
    .filter((words) => words.length > 5)
    .sort((a, b) => b.length - a.length);
  const links = sitelinks.flatMap(({ title, description1, description2 }) => [
    title,
    description1,
    description2,
  ]);
  for (const text of [...adTexts.texts.map((ad) => ad.text), ...links]) {
    const rest = promised.reduce((left, words) => left.replaceAll(words, ''), text);
    expect(rest, text).not.toMatch(/\d (uur|minuten|dagen|weken|maanden)|week|werkdag/);
  }
});
