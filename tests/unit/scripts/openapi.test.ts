import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { expect, test } from 'vitest';
import { openApiDocument } from '../../../scripts/openapi/document.ts';
import { endpoints } from '../../../scripts/openapi/endpoints.ts';

test('the description has every endpoint, and no other', async () => {
  const modules = await Promise.all(
    readdirSync('functions').map(
      (file) => import(`../../../functions/${parse(file).name}.ts`) as Promise<{ config: { path?: string } }>,
    ),
  );
  const paths = modules.flatMap(({ config }) => config.path ?? []);
  expect([...new Set(endpoints.map(({ path }) => path))].sort()).toEqual(paths.sort());
});

test('a form is described as it is checked', () => {
  const { paths } = openApiDocument();
  const text = JSON.stringify(paths['/api/contact']);
  expect(text).toContain('"zorgcentrum"');
  expect(text).toContain('"required":["naam","bedrijf","email","service"]');
});
