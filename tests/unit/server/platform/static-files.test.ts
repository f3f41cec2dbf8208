import { serveStaticFiles } from '#server/platform/static-files.ts';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const directory = mkdtempSync(join(tmpdir(), 'static-'));
afterAll(() => {
  rmSync(directory, { recursive: true });
});
mkdirSync(join(directory, 'site/pictures'), { recursive: true });
const names = ['büro.png', 'foto een.jpg', 'foto (1).webp', 'a&b, c+d.svg', 'مكتب.svg'];
for (const name of names) writeFileSync(join(directory, 'site/pictures', name), name);
writeFileSync(join(directory, 'site/over-ons.html'), 'over ons');
writeFileSync(join(directory, 'site/_headers'), 'rules');
writeFileSync(join(directory, 'geheim één.txt'), 'geheim');

const files = serveStaticFiles(join(directory, 'site'), join(directory, 'compressed'));
async function read(path: string): Promise<string | undefined> {
  const answer = await files.find(path, new Headers());
  return answer?.body?.toString();
}

it.each(names)('finds the file %s by its address', async (name) => {
  const path = encodeURI(`/pictures/${name}`);
  expect(await read(path)).toBe(name);
  const answer = await files.find(path, new Headers());
  expect(answer?.headers.get('content-type')).toMatch(/^image\//);
});

it.each([
  '/over%2Dons',
  '/pictures%2Fb%C3%BCro.png',
  '/pictures/b%c3%bcro.png',
  '/_%68eaders',
  '/pictures/..%2F..%2Fgeheim%20%C3%A9%C3%A9n.txt',
  '/pictures/..%5C..%5Cgeheim%20%C3%A9%C3%A9n.txt',
  '/pictures/weg%20.png',
])('has no second spelling of an address, nor a way out: %s', async (path) => {
  expect(await read(path)).toBeUndefined();
});
