/** The compressed size of each workspace page with its styles and scripts, except the calendar. */
import { readFileSync } from 'node:fs';
import { personPathOf } from '#server/staff/persons/path.ts';
import { staffRoutes } from '#server/staff/routes.ts';
import { expect, test } from 'vitest';
import { compressedBytes } from '../../scripts/site/compressed-bytes.ts';
import { fillDatabase } from '../support/filled-database.ts';
import { logIn, getStaffPage } from '../support/staff.ts';
import { staffFiles } from '../support/staff-files.ts';
import { testSite } from '../support/test-site.ts';

const maxBytes = 30_000;

const others: readonly string[] = [...staffFiles, '/beheer/agenda'];

test('each page of the workspace weighs at most 30 kB with its styles and scripts', async () => {
  const services = await fillDatabase();
  const session = await logIn(services, 'administrator');
  const planned = services.db
    .selectFrom('series')
    .innerJoin('requests as own', 'own.reference', 'series.reference');
  const { reference, email } = await planned.select(['own.reference', 'email']).executeTakeFirstOrThrow();
  const { id } = await services.db.selectFrom('caseStudies').select('id').executeTakeFirstOrThrow();
  const addressOf = (path: string) =>
    path.endsWith(':sealed')
      ? personPathOf(email ?? '', services.env)
      : path.replace(':reference', reference).replace(':id', String(id));
  const pages = staffRoutes.map(({ path }) => path).filter((path) => !others.includes(path));
  expect(pages.length).toBeGreaterThan(8);
  for (const path of pages) {
    const { status, body, page } = await getStaffPage(services, addressOf(path), session);
    expect(status, path).toBe(200);
    const files = page
      .querySelectorAll('script[src], link[rel=stylesheet], link[rel=modulepreload]')
      .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '');
    const contents = files.map((file) => readFileSync(testSite.published + file));
    const sizes = [Buffer.from(body), ...contents].map(compressedBytes);
    const bytes = sizes.reduce((sum, size) => sum + size);
    expect(bytes, `${path}: ${String(bytes)} bytes`).toBeLessThanOrEqual(maxBytes);
  }
});
