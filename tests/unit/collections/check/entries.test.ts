import { findEntryFaults } from '#collections/check/entries.ts';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const directory = mkdtempSync(join(tmpdir(), 'entries-'));
afterAll(() => {
  rmSync(directory, { recursive: true });
});
mkdirSync(join(directory, 'src/content/legal/nl'), { recursive: true });
mkdirSync(join(directory, 'src/content/pictures'), { recursive: true });

const fields = [
  '---',
  'title: Een titel van lengte',
  'description: Een omschrijving die lang genoeg is om te voldoen aan de regels.',
  'heading: Kop',
  'intro: Inleiding',
  'updated: 2026-11-30',
  '---',
].join('\n');

function faultsWith(drawing: string): string[] {
  writeFileSync(
    join(directory, 'src/content/pictures/emmer.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${drawing}</svg>`,
  );
  writeFileSync(
    join(directory, 'src/content/legal/nl/privacy.md'),
    `${fields}\n\n![Een emmer met sop](../../pictures/emmer.svg "Sop")\n`,
  );
  return findEntryFaults(directory, new Set()).map(({ line, message }) => `${String(line)}: ${message}`);
}

describe('a drawing in a text', () => {
  it('is taken when it only draws, in the dark too', () => {
    const night = '<style>@media(prefers-color-scheme:dark){.g{fill:#86c8da}}</style>';
    expect(faultsWith(`${night}<path class="g" fill="url(#a)" d="M0 0h8v8z"/>`)).toEqual([]);
  });

  it.each([
    '<script>alert(1)</script>',
    '<path onload="alert(1)" d="M0 0"/>',
    '<foreignObject><p>x</p></foreignObject>',
    '<a href="https://example.com"><path d="M0 0"/></a>',
    '<image xlink:href="https://example.com/x.png"/>',
    '<style>path{fill:url(https://example.com/x)}</style>',
    '<style>@import "https://example.com/x.css";</style>',
  ])('is refused with %s in it, by line and cure', (drawing) => {
    expect(faultsWith(drawing)).toEqual([
      '9: the picture ../../pictures/emmer.svg does more than be seen: export it as a plain drawing',
    ]);
  });
});
