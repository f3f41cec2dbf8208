import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { defences, formatDefences } from '../../../scripts/defences/list.ts';

describe.each(defences)('the defence against “$attack”', ({ file, without: [text], test: path, title }) => {
  test('stands where the list says, and its test exists', () => {
    expect(readFileSync(file, 'utf8').split(text)).toHaveLength(2);
    expect(readFileSync(path, 'utf8')).toContain(title ?? 'test');
  });
});

test('docs/security.md has the table of the list', () => {
  const squeeze = (table: string) => table.replace(/ +/g, ' ').replace(/-{3,}/g, '---');
  expect(squeeze(readFileSync('docs/security.md', 'utf8'))).toContain(squeeze(formatDefences()));
});
