/** The local platform, serving a small site of its own. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startPlatform, type RunningPlatform } from '#server/platform/server.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { takeConsoleOutput } from '../support/silent-console.ts';

const site = {
  'dist/client/_headers': '/*\n  X-Site: yes\n/_astro/*\n  Cache-Control: max-age=9, immutable\n',
  'dist/client/_redirects':
    '/old /new 301\n/shown /api/echo/rule 200!\n/en/* /en/404.html 404\n/* /404.html 404\n',
  'dist/client/index.html': '<p>home</p>',
  'dist/client/404.html': '<p>niet gevonden</p>',
  'dist/client/en/404.html': '<p>not found</p>',
  'dist/client/shown.html': '<p>the file</p>',
  'dist/client/_astro/a.js': 'a()',
  'functions/echo.ts': `export default async (request, context) => {
    const body = await request.text();
    return Response.json({ url: request.url, body, params: context.params, ip: context.ip });
  };
  export const config = { path: '/api/echo/:name' };`,
  'functions/fail.ts': `export default () => { throw new Error('secret'); };
  export const config = { path: '/api/fail' };`,
  'functions/slow.ts': `export default async (request, context) => {
    slow.called.resolve();
    await slow.answer.promise;
    context.waitUntil(slow.work.promise);
    return new Response('slow');
  };
  export const config = { path: '/api/slow' };`,
};

/** What `/api/slow` says and waits for; read by the function as a global. */
const slow = {
  called: Promise.withResolvers<undefined>(),
  answer: Promise.withResolvers<undefined>(),
  work: Promise.withResolvers<undefined>(),
};

let directory: string;
let platform: RunningPlatform;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'platform-'));
  for (const folder of ['dist/client/en', 'dist/client/_astro', 'functions'])
    await mkdir(join(directory, folder), { recursive: true });
  for (const [path, content] of Object.entries(site)) await writeFile(join(directory, path), content);
  platform = await startPlatform({ projectDirectory: directory, port: 0, trustProxy: false });
});

afterAll(async () => {
  await platform.stop();
  await rm(directory, { recursive: true });
});

const get = (path: string, init?: RequestInit) => fetch(platform.url + path, { redirect: 'manual', ...init });

async function summary(path: string, init?: RequestInit) {
  const response = await get(path, init);
  return [response.status, response.headers.get('x-site'), await response.text()];
}

/** Sends bytes that no client would send by itself; the server ends the connection. */
async function sendBytes(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(platform.url).port), 'localhost');
  socket.write(bytes);
  return text(socket);
}

describe('the local platform', () => {
  test('serves files with their headers', async () => {
    expect(await summary('/')).toEqual([200, 'yes', '<p>home</p>']);
    expect((await get('/_astro/a.js')).headers.get('cache-control')).toBe('max-age=9, immutable');
  });

  test('answers an unknown path by the first rule that fits, with the headers of the page it shows', async () => {
    expect(await summary('/en/x')).toEqual([404, 'yes', '<p>not found</p>']);
    expect(await summary('/x')).toEqual([404, 'yes', '<p>niet gevonden</p>']);
    expect((await get('/_astro/x.js')).headers.get('cache-control')).not.toContain('immutable');
  });

  test('redirects with the status of the rule', async () => {
    const response = await get('/old?a=b');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/new?a=b']);
  });

  test('calls a function, and adds no headers to its answer', async () => {
    const response = await get('/api/echo/me', { method: 'POST', body: 'hello' });
    expect(response.headers.get('x-site')).toBeNull();
    expect(await response.json()).toMatchObject({
      url: `${platform.url}/api/echo/me`,
      body: 'hello',
      params: { name: 'me' },
    });
  });

  test('follows a forced rule to a function, past the file', async () => {
    const response = await get('/shown?a=b');
    expect(await response.json()).toMatchObject({
      url: `${platform.url}/shown?a=b`,
      params: { name: 'rule' },
    });
  });

  test('does not believe who a visitor claims to be', async () => {
    const response = await get('/api/echo/me', { headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(await response.json()).not.toMatchObject({ ip: '203.0.113.9' });
  });

  test('tells a visitor nothing of a function that fails', async () => {
    expect(await summary('/api/fail')).toEqual([500, 'yes', 'Something went wrong\n']);
    expect(takeConsoleOutput()).toEqual([expect.stringContaining('request failed')]);
  });

  test('refuses what is too large, and to write to a file', async () => {
    expect(await summary('/api/echo/me', { method: 'POST', body: 'x'.repeat(7_000_000) })).toEqual([
      413,
      'yes',
      'This is too large\n',
    ]);
    expect((await get('/', { method: 'POST' })).headers.get('allow')).toBe('GET, HEAD');
  });

  test('refuses what is no request', async () => {
    expect(
      await sendBytes('GET http://evil.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
    ).toMatch(/^HTTP\/1.1 400 /);
    expect(await sendBytes('GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1.1 400 /,
    );
    expect(await sendBytes('nonsense\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /);
    expect(await sendBytes(`GET /${'a'.repeat(20_000)} HTTP/1.1\r\n\r\n`)).toMatch(/^HTTP\/1.1 431 /);
  });

  test('sends only the head to HEAD', async () => {
    const response = await get('/', { method: 'HEAD' });
    expect([response.headers.get('content-length'), await response.text()]).toEqual(['11', '']);
  });
});

test('a stop finishes the request in flight and the work after its answer', async () => {
  const stopping = await startPlatform({ projectDirectory: directory, port: 0, trustProxy: false });
  vi.stubGlobal('slow', slow);
  const answer = fetch(`${stopping.url}/api/slow`);
  await slow.called.promise;
  let hasStopped = false;
  const stopped = stopping.stop().then(() => {
    hasStopped = true;
  });
  slow.answer.resolve(undefined);
  expect(await (await answer).text()).toBe('slow');
  expect(hasStopped).toBe(false);
  slow.work.resolve(undefined);
  await stopped;
  vi.unstubAllGlobals();
  await expect(fetch(stopping.url)).rejects.toThrow('fetch failed');
});
