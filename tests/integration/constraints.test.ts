import { openDatabase, type Database } from '#server/database/database.ts';
import type { SubmissionTable } from '#server/forms/form.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOfForms } from '../support/rows-of-forms.ts';
import { createTestDatabase } from '../support/test-database.ts';

let db: Database;
beforeAll(async () => {
  db = openDatabase({ databaseUrl: await createTestDatabase(), dataDirectory: '', production: false });
});
afterAll(() => db.destroy());

function envelope() {
  return { submissionId: randomUUID(), reference: randomUUID().slice(0, 13), locale: 'nl' };
}

function insert(table: SubmissionTable, changes: object = {}) {
  return db
    .insertInto(table as 'contactRequests')
    .values({ ...envelope(), ...rowsOfForms[table], ...changes } as never)
    .execute();
}

const refusal = { checked: '23514', empty: '23502', taken: '23505' };

describe.each(Object.keys(rowsOfForms) as SubmissionTable[])('the table %s', (table) => {
  test('accepts a valid row', async () => {
    await expect(insert(table)).resolves.toBeDefined();
    await db.deleteFrom(table).execute();
  });

  test.each([
    [{ submissionId: null }, refusal.empty],
    [{ reference: null }, refusal.empty],
    [{ locale: 'xx' }, refusal.checked],
    [{ service: 'anders-dan' }, refusal.checked],
    [{ quarantineReasons: ['whim'] }, refusal.checked],
    [{ naam: '' }, refusal.checked],
    [{ naam: null }, refusal.empty],
    [{ naam: 'a'.repeat(101) }, refusal.checked],
    [{ email: 'a'.repeat(255) }, refusal.checked],
    [{ telefoon: '030 123 45 67' }, refusal.checked],
    [{ telefoon: '+123456' }, refusal.checked],
    [{ telefoon: '+1234567890123456' }, refusal.checked],
    [{ bericht: 'a'.repeat(4001) }, refusal.checked],
    [{ onderwerp: 'praatje' }, refusal.checked],
    [{ preferredTime: 'nacht' }, refusal.checked],
    [{ status: 'kwijt' }, refusal.checked],
    [{ timeSlot: '17:00' }, refusal.checked],
    [{ appointmentDate: '2026-11-28' }, refusal.checked], // a Saturday
    [{ frequency: 'dagelijks' }, refusal.checked],
    [{ squareMeters: 0 }, refusal.checked],
    [{ team: 0 }, refusal.checked],
    [{ functie: 'directeur' }, refusal.checked],
    [{ ervaring: 'veel' }, refusal.checked],
    [{ beschikbaarheid: 'nooit' }, refusal.checked],
    [{ adres: 'x' }, refusal.checked],
    [{ rating: 0 }, refusal.checked],
    [{ rating: 6 }, refusal.checked],
    [{ testimonialText: '' }, refusal.checked],
  ])('refuses %o where it has that column', async (change, code) => {
    const [column = ''] = Object.keys(change);
    const columns = await db.introspection.getTables();
    const known =
      columns.find(({ name }) => name === toSnakeCase(table))?.columns.map(({ name }) => name) ?? [];
    if (!known.includes(toSnakeCase(column))) return;
    await expect(insert(table, change)).rejects.toMatchObject({ code });
  });

  test.each(['submissionId', 'reference'] as const)(
    'refuses a second row with the same %s',
    async (column) => {
      const same = { [column]: column === 'reference' ? 'SAME' : randomUUID() };
      await insert(table, { ...same, ...(table === 'appointments' && { status: 'cancelled' }) });
      await expect(insert(table, same)).rejects.toMatchObject({ code: refusal.taken });
      await db.deleteFrom(table).execute();
    },
  );
});

describe('accounts and newsletter', () => {
  test('a username and an address of the newsletter exist once', async () => {
    const user = { username: 'beheer', passwordHash: 'x'.repeat(40), role: 'administrator' };
    await db.insertInto('users').values(user).execute();
    await expect(db.insertInto('users').values(user).execute()).rejects.toMatchObject({
      code: refusal.taken,
    });
    const role = { ...user, username: 'b', role: 'boss' };
    await expect(db.insertInto('users').values(role).execute()).rejects.toMatchObject({
      code: refusal.checked,
    });
    const subscriber = { publicId: randomUUID(), email: 'noor@b.nl', locale: 'nl' };
    await db.insertInto('newsletterSubscribers').values(subscriber).execute();
    const twin = db
      .insertInto('newsletterSubscribers')
      .values({ ...subscriber, email: 'NOOR@b.nl' })
      .execute();
    await expect(twin).rejects.toMatchObject({ code: refusal.taken });
  });
});

function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
