import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openApiDocument } from '../../../scripts/openapi/document.ts';
import { endpoints } from '../../../scripts/openapi/endpoints.ts';

test('the description has every endpoint, and no other', async () => {
  const modules = await Promise.all(
    readdirSync('functions').map(
      (file) =>
        import(`../../../functions/${parse(file).name}.ts`) as Promise<{
          config: { path?: string | string[] };
        }>,
    ),
  );
  const paths = modules.flatMap(({ config }) => config.path ?? []).filter((path) => path.startsWith('/api/'));
  expect([...new Set(endpoints.map(({ path }) => path))].sort()).toEqual(paths.sort());
});

test('a form is described as it is checked', () => {
  const { paths } = openApiDocument();
  const text = JSON.stringify(paths['/api/contact']);
  expect(text).toContain('"zorgcentrum"');
  expect(text).toContain('"required":["naam","bedrijf","email","service"]');
});

const schemas = endpoints.flatMap(({ method, path, answers }) =>
  Object.entries(answers).flatMap(([status, answer]) =>
    typeof answer === 'string' ? [] : [[`${method} ${path}`, status, answer] as const],
  ),
);

/** Every object in a JSON Schema. */
function objectsIn(schema: unknown): object[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'type' in schema && schema.type === 'object' ? [schema] : [];
  return [...own, ...Object.values(schema).flatMap(objectsIn)];
}

test.each(schemas)('the answer of %s with %s may have no field that is not described', (_, __, schema) => {
  // In this direction only a strict object says so.
  const objects = objectsIn(z.toJSONSchema(schema, { io: 'input' }));
  expect(objects.length).toBeGreaterThan(0);
  for (const object of objects) expect(object).toHaveProperty('additionalProperties');
});
