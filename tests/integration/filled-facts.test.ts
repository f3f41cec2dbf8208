/** Pages of a site whose facts file is complete. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { parse } from 'node-html-parser';
import { locales } from '#i18n/locales.ts';
import { pathTo, type ScreenId } from '#paths';
import { beforeAll, expect, test } from 'vitest';
import { filledFacts } from '../support/measured/site.ts';
import { readableText } from '../../scripts/site-checks/readable-text.ts';
import { testSite } from '../support/test-site.ts';

const directory = '.test/filled-facts';

beforeAll(() => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'build', '--config', 'tests/support/measured/astro.config.mjs'],
    {
      encoding: 'utf8',
      env: { ...process.env, ...testSite.variables, SITE_DIR: directory, ASTRO_TELEMETRY_DISABLED: '1' },
    },
  );
  if (status !== 0) throw new Error(stderr);
}, 300_000);

function read(screen: ScreenId, locale: (typeof locales)[number] = 'nl') {
  const path = pathTo(screen, locale);
  return parse(readFileSync(`${directory}/client${path === '/' ? '/index' : path}.html`, 'utf8'));
}

const textOf = (screen: ScreenId) => readableText(read(screen)).replaceAll('\u00ad', '').replace(/\s+/g, ' ');

test.each<[ScreenId, string]>([
  ['home', 'Keurmerk Voorbeeld, nummer 12345'],
  ['home', 'Daarvoor krijgt u 45 minuten werk, genoeg voor ongeveer 60 m².'],
  ['home', 'Onze aansprakelijkheidsverzekering dekt tot € 2.500.000 per schadegeval.'],
  ['home', 'De opzegtermijn is een maand.'],
  ['about', 'Bron: Beoordelingen Voorbeeld'],
  ['about', 'Planner Robin Voorbeeld'],
  ['about', '2016 Tweede team'],
  ['testimonials', 'Bron: Klantonderzoek 2025'],
  ['gp', 'Tot en met de offerte spreekt u Robin Voorbeeld: +31 30 000 00 09.'],
  ['contact', 'Binnen een uur is er iemand bij u, voor € 90 per uur, exclusief btw.'],
  ['contact', 'U kunt bij ons terecht in het Nederlands en Engels.'],
])('the page %s shows: %s', (screen, text) => {
  expect(textOf(screen)).toContain(text);
});

test.each(locales)('no page in %s shows undefined, or an unfilled placeholder', (locale) => {
  for (const screen of ['home', 'about', 'contact', 'testimonials', 'terms', 'sme', 'office'] as const)
    expect(readableText(read(screen, locale))).not.toMatch(/undefined|NaN|\{\w+\}/);
});

test('a certificate and a source link to where they can be checked', () => {
  expect(read('home').querySelector(`a[href="${filledFacts.certificate.url}"]`)).not.toBeNull();
  expect(read('about').querySelector(`a[href="${filledFacts.ratingSource.url}"]`)).not.toBeNull();
});
