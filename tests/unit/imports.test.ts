import { expect, test } from 'vitest';
import { reachable, readImportGraph } from '../support/import-graph.ts';

test('no file imports itself by way of others', () => {
  const graph = readImportGraph({ withTypes: true });
  expect(graph.size).toBeGreaterThan(400);
  const circular = [...graph.keys()].filter((file) => reachable(graph, file).has(file));
  expect(circular).toEqual([]);
});
