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

function everyField(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => [
    field,
    ...everyField(field.fields ?? []),
    ...(field.field ? everyField([field.field]) : []),
  ]);
}

test.each<[string, z.ZodObject]>([
  ['blog', articleSchema],
  ['services', serviceSchema],
  ['legal', legalSchema],
  ['faq', questionsSchema],
  ['company', companySchema],
])('the editor asks for every field of %s that the build knows, and no other', (name, schema) => {
  const asked = fieldsOf(name).map((field) => field.name);
  expect(asked.filter((field) => field !== 'body')).toEqual(Object.keys(schema.shape));
});

test('a wrong hour is refused where it is written', () => {
  const hours = everyField(fieldsOf('company')).find(({ name }) => name === 'opens');
  const [pattern] = hours?.['pattern'] as [string];
  expect(['08:00', '8:00', '24:00'].map((hour) => new RegExp(pattern).test(hour))).toEqual([
    true,
    false,
    false,
  ]);
});

test('somebody signs in with a token, or by GitHub once a service knows the site there: one button', () => {
  const backendWith = (oauthUrl?: string) =>
    cmsConfig('owner/name', 'main', 'https://x.example', oauthUrl).backend;
  expect(backendWith()).toMatchObject({ auth_methods: ['token'] });
  expect(backendWith()).not.toHaveProperty('base_url');
  const service = 'https://api.netlify.com';
  expect(backendWith(service)).toMatchObject({ auth_methods: ['oauth'], base_url: service });
});
