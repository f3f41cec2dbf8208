import { cmsConfig } from '#collections/editor/config.ts';
import type { Field } from '#collections/editor/fields.ts';
import { choices, hints, labels } from '#collections/editor/labels.ts';
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

test('every field has a Dutch name', () => {
  const names = edited.flatMap(({ fields = [] }) => everyField(fields).map((field) => field.name));
  expect([...new Set(names)].filter((name) => !(name in labels))).toEqual([]);
});

/** Path in its file, without the steps to each of a list -> field. */
function fieldsByPath(fields: readonly Field[], before = ''): [string, Field][] {
  return fields.flatMap((field) => {
    const path = before + field.name;
    return [[path, field], ...fieldsByPath(field.fields ?? [], `${path}.`)] as [string, Field][];
  });
}

test('a hint stands by the field that it is about, and by no other of that name', () => {
  const byFile = new Map(edited.map(({ name, fields = [] }) => [name, new Map(fieldsByPath(fields))]));
  const read = (file: string, path: string) => {
    const field = byFile.get(file)?.get(path);
    return [field?.label, field?.hint];
  };
  expect(read('services', 'schedule.items.to')).toEqual(['Tot (uur)', undefined]);
  expect(read('removed', 'items.to')).toEqual([
    'Artikel dat ervoor in de plaats komt',
    expect.stringContaining('Het nummer van een artikel'),
  ]);
  expect(read('removed', 'items.id')).toEqual([
    'Nummer',
    'Het nummer van het artikel dat u hebt verwijderd.',
  ]);
  expect(read('blog', 'title')).toEqual(['Titel', '10 tot 60 tekens.']);
  expect(read('services', 'packages.items.title')).toEqual(['Titel', undefined]);
  const paths = new Set([...byFile.values()].flatMap((fields) => [...fields.keys()]));
  expect(Object.keys(hints).filter((path) => !paths.has(path))).toEqual([]);
});

test('choices that are words have Dutch names', () => {
  const options = edited
    .flatMap(({ fields = [] }) => everyField(fields))
    // Drawings have the names of their files.
    .filter(({ name }) => name !== 'image')
    .flatMap((field) => (field['options'] ?? []) as { value: string }[])
    .map(({ value }) => value);
  expect(options.filter((value) => /^[a-z]/.test(value) && !(value in choices || value in labels))).toEqual(
    [],
  );
});

test('a number has the limits of its schema, and a choice its values', () => {
  expect(fieldsOf('company').find(({ name }) => name === 'priceFromEuro')).toMatchObject({
    widget: 'number',
    min: 5,
    max: 1000,
    required: true,
  });
  expect(fieldsOf('blog').find(({ name }) => name === 'category')).toMatchObject({
    widget: 'select',
    i18n: 'duplicate',
    options: expect.arrayContaining([{ label: 'Kantoor', value: 'office' }]),
  });
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

test('pictures are those of the site, and of no other host', () => {
  expect(cmsConfig('owner/name', 'main', 'https://x.example').media_libraries).toEqual({
    stock_assets: false,
  });
});

test('somebody signs in with a token, or by GitHub once a service knows the site there: one button', () => {
  const backendWith = (oauthUrl?: string) =>
    cmsConfig('owner/name', 'main', 'https://x.example', oauthUrl).backend;
  expect(backendWith()).toMatchObject({ auth_methods: ['token'] });
  expect(backendWith()).not.toHaveProperty('base_url');
  const service = 'https://api.netlify.com';
  expect(backendWith(service)).toMatchObject({ auth_methods: ['oauth'], base_url: service });
});
