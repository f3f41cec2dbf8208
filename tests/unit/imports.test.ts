import { expect, test } from 'vitest';
import { reachable, readImportGraph } from '../support/import-graph.ts';

test('no file imports itself by way of others', () => {
  const graph = readImportGraph({ withTypes: true });
  expect(graph.size).toBeGreaterThan(400);
  const circular = [...graph.keys()].filter((file) => reachable(graph, file).has(file));
  expect(circular).toEqual([]);
});

test('only what needs all forms carries them', () => {
  const graph = readImportGraph({ withTypes: false });
  const carriers = [...graph.keys()]
    .filter((file) => file.startsWith('functions/') || file.startsWith('src/islands/'))
    .filter((file) => reachable(graph, file).has('src/contracts/testimonial.ts'));
  expect(carriers.sort()).toEqual([
    'functions/apply-retention.ts',
    'functions/form-pages.ts',
    'functions/pages.ts',
    'functions/send-digest.ts',
    'functions/staff.ts',
    'functions/testimonials.ts',
    'src/islands/TestimonialForm.tsx',
  ]);
});
