/** The local platform, serving a small test site. */
import { readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { startPlatform, type RunningPlatform } from '#server/platform/server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeConsoleOutput } from '../support/silent-console.ts';
import { folderForAll, writeFiles } from '../support/temporary-folder.ts';

const site = {
  'dist/client/_headers': '/*\n  X-Site: yes\n/_astro/*\n  Cache-Control: max-age=9, immutable\n',
  'dist/client/_redirects':
    '/old /new 301\n/shown /api/echo/rule 200!\n/en/* /en/404.html 404\n/* /404.html 404\n',
  'dist/client/index.html': '<p>home</p>',
  'dist/client/404.html': '<p>niet gevonden</p>',
  'dist/client/en/404.html': '<p>not found</p>',
  'dist/client/shown.html': '<p>the file</p>',
  'dist/client/gone.html': '<p>gone</p>',
  'dist/client/_astro/a.js': 'a()',
  'dist/client/_astro/a.js.br': brotliCompressSync('a()'),
  'dist/client/pictures/büro één.png': 'picture',
  'rebuilt/client/_headers': '/*\n  X-Site: rebuilt\n',
  'rebuilt/client/_redirects': '/old /newer 302\n/* /404.html 404\n',
  'rebuilt/client/index.html': '<p>home, rebuilt</p>',
  'rebuilt/client/404.html': '<p>niet gevonden</p>',
  'rebuilt/client/_astro/b.js': 'b()',
  'functions/echo.ts': `export default async (request, context) => {
    const body = await request.text();
    return Response.json({ url: request.url, body, ip: context.ip });
  };
  export const config = { path: '/api/echo/:name' };`,
  'functions/fail.ts': `export default () => { throw new Error('secret'); };
  export const config = { path: '/api/fail' };`,
  'functions/slow.ts': `import { appendFileSync } from 'node:fs';
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  export default async (request, context) => {
    await wait(200);
    context.waitUntil(wait(200).then(() => appendFileSync(new URL('../done', import.meta.url), 'done')));
    return new Response('slow');
  };
  export const config = { path: '/api/slow' };`,
};

const directory = folderForAll();
let platform: RunningPlatform;
beforeAll(async () => {
  writeFiles(directory, site);
  platform = await start();
});
afterAll(() => platform.stop());

const start = (siteDirectory = () => 'dist'): Promise<RunningPlatform> =>
  startPlatform({ projectDirectory: directory, siteDirectory, port: 0 });

const get = (path: string, init?: RequestInit) => fetch(platform.url + path, { redirect: 'manual', ...init });

async function summary(path: string, { url } = platform) {
  const response = await fetch(url + path, { redirect: 'manual' });
  return [response.status, response.headers.get('x-site'), await response.text()];
}

/** Sends bytes as they are; returns what the server sends until it closes the connection. */
async function sendBytes(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(platform.url).port), 'localhost');
  socket.write(bytes);
  return text(socket);
}

test('the local platform serves files with their headers, precompressed, and responds with 304 when unchanged', async () => {
  expect(await summary('/')).toEqual([200, 'yes', '<p>home</p>']);
  expect(await (await get(encodeURI('/pictures/büro één.png'))).text()).toBe('picture');
  const response = await get('/_astro/a.js', { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('cache-control')).toBe('max-age=9, immutable');
  expect([response.headers.get('content-encoding'), await response.text()]).toEqual(['br', 'a()']);
  const etag = response.headers.get('etag') ?? '';
  const again = await get('/_astro/a.js', { headers: { 'accept-encoding': 'br', 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

const ownFiles = ['/_headers', '/_%68eaders', '//_headers/', '/_astro/a.js.br'];
const noPaths = ['/pictures/..%2F..%2Fserver/x', '/pictures%2Fb%C3%BCro.png'];
test.each([...ownFiles, ...noPaths])('the local platform has no file at %s', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('the local platform answers an unknown path by the first rule that matches, with the headers of the page that it shows', async () => {
  expect(await summary('/en/x')).toEqual([404, 'yes', '<p>not found</p>']);
  expect(await summary('/x')).toEqual([404, 'yes', '<p>niet gevonden</p>']);
  expect((await get('/_astro/x.js')).headers.get('cache-control')).not.toContain('immutable');
});

test('the local platform calls a function, also by a forced rule, and adds no headers to its answer', async () => {
  const response = await get('/api/echo/me', { method: 'POST', body: 'hello' });
  expect(response.headers.get('x-site')).toBeNull();
  expect(await response.json()).toMatchObject({ url: `${platform.url}/api/echo/me`, body: 'hello' });
  // The forced rule takes precedence over the file shown.html.
  expect(await (await get('/shown?a=b')).json()).toMatchObject({ url: `${platform.url}/shown?a=b` });
});

test('the local platform shows a visitor no details of a failing function', async () => {
  expect(await summary('/api/fail')).toEqual([500, 'yes', 'Something went wrong\n']);
  expect(takeConsoleOutput()).toEqual([expect.stringContaining('request failed')]);
});

test('the local platform survives a missing file, as during a build into the same folder', async () => {
  await rm(join(directory, 'dist/client/gone.html'));
  await expect(get('/gone').then((response) => response.text())).rejects.toThrow();
  expect((await get('/')).status).toBe(200);
});

test('the local platform refuses malformed and oversized requests', async () => {
  const end = 'Connection: close\r\n\r\n';
  for (const bytes of [`GET http://evil.example/ HTTP/1.1\r\nHost: x\r\n${end}`, 'nonsense\r\n\r\n'])
    expect(await sendBytes(bytes)).toMatch(/^HTTP\/1.1 400 /);
  expect(await sendBytes(`GET /${'a'.repeat(20_000)} HTTP/1.1\r\n\r\n`)).toMatch(/^HTTP\/1.1 431 /);
});

test('stopping the local platform finishes the request in flight and the work after its response', async () => {
  const stopping = await start();
  const answer = fetch(`${stopping.url}/api/slow`);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const stopped = stopping.stop();
  expect(await (await answer).text()).toBe('slow');
  await stopped;
  expect(await readFile(join(directory, 'done'), 'utf8')).toBe('done');
  await expect(fetch(stopping.url)).rejects.toThrow('fetch failed');
});

test('a rebuilt site that can be read replaces the previous one, whose hashed files remain for open pages', async () => {
  let siteDirectory = 'dist';
  const swapped = await start(() => siteDirectory);
  const read = (path: string) => summary(path, swapped);
  const before = [200, 'yes', '<p>home</p>'];
  siteDirectory = 'nowhere';
  expect(await read('/')).toEqual(before);
  expect(takeConsoleOutput()).toEqual([expect.stringContaining('site could not be read')]);
  const answers: unknown[] = [];
  const visit = async () => {
    for (let count = 0; count < 50; count++) answers.push(await read('/'));
  };
  const visits = [visit(), visit()];
  while (answers.length < 20) await new Promise((resolve) => setTimeout(resolve, 1));
  siteDirectory = 'rebuilt';
  await Promise.all(visits);
  const after = [200, 'rebuilt', '<p>home, rebuilt</p>'];
  expect(answers[0]).toEqual(before);
  expect(answers.at(-1)).toEqual(after);
  for (const answer of answers) expect([before, after]).toContainEqual(answer);
  expect(await read('/old')).toEqual([302, 'rebuilt', '']);
  expect(await read('/_astro/a.js')).toEqual([200, 'yes', 'a()']);
  expect(await read('/_astro/b.js')).toEqual([200, 'rebuilt', 'b()']);
  expect(await read('/shown')).toEqual([404, 'rebuilt', '<p>niet gevonden</p>']);
  await swapped.stop();
});
