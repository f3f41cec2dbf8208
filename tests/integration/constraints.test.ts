/** The database rejects values that no form sends. Unique ids are tested in `forms.test.ts`. */
import type { SubmissionTable } from '#server/forms/form.ts';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { rowsOfForms } from '../support/rows-of-forms.ts';
import { servicesPerTest } from '../support/test-services.ts';

const services = servicesPerTest();

function insert(table: SubmissionTable, changes: object = {}) {
  const envelope = { submissionId: randomUUID(), reference: randomUUID().slice(0, 13), locale: 'nl' };
  const row = { ...envelope, ...rowsOfForms[table], ...changes } as never;
  return services.db.insertInto(table).values(row).execute();
}

/** Values that each column refuses. */
const wrong = {
  ...{ submissionId: [null], reference: [null], locale: ['xx'], quarantineReasons: [['whim']] },
  ...{ naam: ['', null, 'a'.repeat(101)], email: ['a'.repeat(255)], adres: ['x'] },
  telefoon: ['030 123 45 67', '+123456', '+1234567890123456'],
  ...{ service: ['anders-dan'], bericht: ['a'.repeat(4001)], onderwerp: ['praatje'], status: ['kwijt'] },
  ...{ preferredTime: ['nacht'], timeSlot: ['17:00'], appointmentDate: ['2026-11-28'] }, // a Saturday
  ...{ frequency: ['dagelijks'], squareMeters: [0], team: [0], functie: ['directeur'], ervaring: ['veel'] },
  ...{ beschikbaarheid: ['nooit'], rating: [0, 6], testimonialText: [''] },
};

const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

test.each(Object.keys(rowsOfForms) as SubmissionTable[])('%s accepts valid rows only', async (table) => {
  await insert(table);
  const tables = await services.db.introspection.getTables();
  const columns = tables.find(({ name }) => name === toSnakeCase(table))?.columns.map(({ name }) => name);
  const changes = Object.entries(wrong).filter(([column]) => columns?.includes(toSnakeCase(column)));
  expect(changes.length).toBeGreaterThan(5);
  for (const [column, values] of changes)
    for (const value of values)
      await expect(insert(table, { [column]: value }), `${column}: ${String(value)}`).rejects.toMatchObject({
        code: value === null ? '23502' : '23514',
      });
});
