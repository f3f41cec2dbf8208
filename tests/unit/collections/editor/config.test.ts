import { cmsConfig } from '#collections/editor/config.ts';
import type { Field } from '#collections/editor/fields.ts';
import { companySchema } from '#collections/company-schema.ts';
import { articleSchema, legalSchema, questionsSchema, serviceSchema } from '#collections/schemas.ts';
import { expect, test } from 'vitest';
import type { z } from 'zod';

const { collections } = cmsConfig('owner/name', 'main', 'https://www.example.nl');

interface Edited {
  name: string;
  fields?: Field[];
  files?: Edited[];
}
const edited = (collections as Edited[]).flatMap((collection) => collection.files ?? [collection]);
const fieldsOf = (name: string) => edited.find((each) => each.name === name)?.fields ?? [];

test.each<[string, z.ZodObject]>([
  ['blog', articleSchema],
  ['services', serviceSchema],
  ['legal', legalSchema],
  ['faq', questionsSchema],
  ['company', companySchema],
])('the editor has every field of %s that the build knows, and no other', (name, schema) => {
  const asked = fieldsOf(name).map((field) => field.name);
  expect(asked.filter((field) => field !== 'body')).toEqual(Object.keys(schema.shape));
});

test('editors sign in with a token, or through GitHub once an OAuth service is configured', () => {
  const backendWith = (oauthUrl?: string) =>
    cmsConfig('owner/name', 'main', 'https://x.example', oauthUrl).backend;
  expect(backendWith()).toMatchObject({ auth_methods: ['token'] });
  expect(backendWith()).not.toHaveProperty('base_url');
  const service = 'https://api.netlify.com';
  expect(backendWith(service)).toMatchObject({ auth_methods: ['oauth'], base_url: service });
});

function patternOf(name: string): RegExp {
  const [pattern] = fieldsOf('blog').find((each) => each.name === name)?.['pattern'] as [string];
  return new RegExp(pattern);
}

test.each<[string, string, boolean]>([
  ['title', 'Ramen', false],
  ['title', 'Schone ramen in een week, of een maand, of een heel jaar, wat u maar wilt', false],
  ['title', 'Schone ramen voor {prijs}', false],
  ['excerpt', 'Te kort.', false],
  ['alt', 'Emmer', false],
  ['alt', '    Emmer    ', false],
  ['alt', 'Een emmer van {prijs}', false],
  ['body', 'Vanaf {prijs} per beurt.', false],
  ['body', 'Kijk:\n\n![](../../pictures/emmer.jpg)\n\nTekst', false],
  ['body', 'Kijk:\n\n![Emmer](../../pictures/emmer.jpg "Een emmer met sop")', false],
  ['title', 'Schone ramen voor {price}', true],
  ['title', 'Ra\u00admen zonder stre\u00adpen', true],
  ['alt', 'Een emmer met sop', true],
  ['body', '', true],
  ['body', 'Vanaf {price}:\n\n![Een emmer met sop](../../pictures/emmer.jpg)', true],
])('the editor accepts the %s %j, as the build does: %o', (field, text, isRight) => {
  expect(patternOf(field).test(text)).toBe(isRight);
});
