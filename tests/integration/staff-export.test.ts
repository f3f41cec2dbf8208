import { exportPath, queuePath } from '#contracts/staff/queue.ts';
import { handleStaff } from '#server/staff/handle.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listRequests } from '../../scripts/demo/list-requests.ts';
import { forms, sendExample } from '../support/forms.ts';
import { call } from '../support/requests.ts';
import { logIn } from '../support/staff.ts';
import { servicesPerTest } from '../support/test-services.ts';

const services = servicesPerTest();

async function take(path: string): Promise<Response> {
  const headers = await logIn(services, 'operations-manager');
  const request = new Request(`https://www.example.nl${path}`, { headers });
  return (await call(handleStaff, services, request)).response;
}

test('a view becomes a file that spreadsheets read, and runs nothing', async () => {
  await sendExample(forms.contact, services, { naam: '=cmd()', taal: 'de' });
  await sendExample(forms.callback, services);
  const response = await take(queuePath({ kind: 'contact' }, exportPath));
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toContain('verzoeken.csv');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes).split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(`"Offerte";"Nieuw";"Duits";"'=cmd()"`);
});

test('a long view is read in parts, each row once, also of moments finer than a millisecond', async () => {
  await sql`
    insert into contact_requests (submission_id, reference, locale, naam, bedrijf, email, service, created_at)
    select gen_random_uuid(), 'OFF-' || number, 'nl', 'Naam', 'Bedrijf', 'a@b.example', 'kantoor',
      timestamptz '2026-11-20T10:00:00.000001Z' + (number / 700) * interval '3 microseconds'
    from generate_series(1, 1400) as number`.execute(services.db);
  await listRequests(services.db);
  const response = await take(queuePath({ status: 'all' }, exportPath));
  const parts: string[] = [];
  for await (const part of response.body ?? []) parts.push(new TextDecoder().decode(part));
  expect(parts.length).toBeGreaterThan(3);
  const references = parts.join('').match(/OFF-\d+/g) ?? [];
  expect(references).toHaveLength(1400);
  expect(new Set(references).size).toBe(1400);
});

test('an export is written down with its view, but not with what was searched for', async () => {
  await take(queuePath({ search: 'jansen', kind: 'contact' }, exportPath));
  const { action, detail } = await services.db.selectFrom('auditLog').selectAll().executeTakeFirstOrThrow();
  expect(action).toBe('requests.exported');
  expect(detail).toMatchObject({ kind: 'contact', isSearch: true });
  expect(JSON.stringify(detail)).not.toContain('jansen');
});
