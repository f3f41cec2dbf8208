import { redisplayValues } from '#server/forms/redisplay-values.ts';
import { applicationSchema } from '#contracts/application.ts';
import { contactSchema } from '#contracts/contact.ts';
import { loginSchema } from '#contracts/login.ts';
import { formContracts } from '#contracts/registry.ts';
import { describe, expect, test } from 'vitest';

const spaces = ' '.repeat(63_000);

describe('what is shown again of a form', () => {
  test('is what was typed, in the fields of the form', () => {
    const typed = { naam: ' Bo <b> ', bericht: 'Een\ntwee', service: 'kantoor' };
    expect(redisplayValues(contactSchema, typed)).toEqual(typed);
  });

  test('has no field that the form does not ask for, and no password', () => {
    const fields = { naam: 'Bo', website: 'x', onbekend: spaces, submissionId: 'x', __proto__: { a: 'b' } };
    expect(redisplayValues(contactSchema, fields)).toEqual({ naam: 'Bo' });
    expect(redisplayValues(loginSchema, { username: 'bo', password: 'geheim' })).toEqual({ username: 'bo' });
  });

  test('has texts only, whatever the JSON contains', () => {
    expect(
      redisplayValues(contactSchema, { naam: ['Bo'], bedrijf: { a: 1 }, email: null, bericht: 1 }),
    ).toEqual({});
  });

  test('keeps a text whole, and truncates a line to its maximum length', () => {
    const longest = 'a\n'.repeat(2000);
    const posted = longest.replaceAll('\n', '\r\n');
    expect(redisplayValues(contactSchema, { bericht: posted }).bericht).toBe(longest);
    expect(redisplayValues(contactSchema, { bericht: `${posted}b` }).bericht).toBe(`${longest}b`);
    expect(redisplayValues(applicationSchema, { cv: 'c'.repeat(63_000) }).cv).toHaveLength(63_000);
    expect(redisplayValues(contactSchema, { naam: '🧽'.repeat(101) }).naam).toBe('🧽'.repeat(100));
  });

  const schemas = formContracts.map(({ name, schema }) => [name, schema] as const);
  test.each(schemas)('of %s is truncated in each single-line field', (_name, schema) => {
    const names = ['naam', 'customerName', 'service', 'telefoon', 'rating', 'squareMeters', 'username'];
    const fields = Object.fromEntries(names.map((name) => [name, spaces]));
    for (const text of Object.values(redisplayValues(schema, fields))) expect(text).toHaveLength(100);
  });
});
