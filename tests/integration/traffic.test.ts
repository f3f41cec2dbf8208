/** Limits of the local platform for visitors who send too much or too slowly. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readlink } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { trustedProxies } from '#server/addresses.ts';
import { startPlatform, type PlatformOptions, type RunningPlatform } from '#server/platform/server.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { folderForAll, writeFiles } from '../support/temporary-folder.ts';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

const files = {
  'dist/client/_headers': '/*\n  X-Site: yes\n',
  'dist/client/_redirects': '/* /404.html 404\n',
  'dist/client/index.html': `<p>home</p>${'x'.repeat(2000)}`,
  'dist/client/large.txt': 'x'.repeat(1_000_000),
  'dist/client/404.html': '<p>niet gevonden</p>',
  'functions/slow.ts': `const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  globalThis.slowCalls = { all: 0 };
  export default async () => {
    slowCalls.all += 1;
    await wait(500);
    return new Response('slow');
  };
  export const config = { path: '/api/slow' };`,
  'functions/upload.ts': `import { readFields } from '${resolve('src/server/http/body.ts')}';
  export default async (request) => {
    try {
      return Response.json(Object.keys(await readFields(request, 'file')));
    } catch ({ status }) {
      return new Response(null, { status });
    }
  };
  export const config = { path: '/api/upload' };`,
  'functions/large.ts': `export default () => new Response(new Uint8Array(40_000_000));
  export const config = { path: '/api/large' };`,
};

declare const slowCalls: { all: number };

const directory = folderForAll();
writeFiles(directory, files);

async function start(limits: PlatformOptions['limits'] = {}) {
  const site = { projectDirectory: directory, siteDirectory: () => 'dist' };
  const platform = await startPlatform({ ...site, port: 0, trustedProxies: trustedProxies(), limits });
  onTestFinished(() => platform.stop());
  return platform;
}

function open({ url }: RunningPlatform): Socket {
  const socket = connect(Number(new URL(url).port), 'localhost');
  socket.on('error', () => undefined);
  onTestFinished(() => {
    socket.destroy();
  });
  return socket;
}

/** Sends text, and returns everything received until the server closes the connection. */
async function exchange(platform: RunningPlatform, sent: string): Promise<string> {
  const socket = open(platform);
  socket.write(sent);
  return text(socket).catch(() => '');
}

const homeRequest = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const slowRequest = homeRequest.replace('GET /', 'GET /api/slow');
const json = 'Content-Type: application/json\r\n';

test('a connection that sends 400 requests without waiting is ended, and so are fifty of them', async () => {
  const platform = await start();
  const before = slowCalls.all;
  const answers = await Promise.all(times(50).map(() => exchange(platform, slowRequest.repeat(400))));
  expect(answers.join('')).not.toContain('200 OK');
  expect(slowCalls.all - before).toBeLessThanOrEqual(100);
  expect((await fetch(platform.url)).status).toBe(200);
});

test.each([
  ['does not finish its headers', 'GET / HTTP/1.1\r\nHost: loc'],
  ['does not finish a body', `${post({ path: '/api/upload', headers: json })}x`],
  ['was opened ahead, and not used', ''],
])('a connection that %s is ended with 408, after which a browser retries', async (_, sent) => {
  const platform = await start({ headersMs: 100, requestMs: 200 });
  expect(await exchange(platform, sent)).toMatch(/^HTTP\/1.1 408 .*\r\nConnection: close\r\n/);
  expect(loggedStatuses()).toEqual(sent === '' ? [] : [408]);
});

test('a connection that is closed early counts until its function is done', async () => {
  const platform = await start({ requests: { all: 10, perVisitor: 2, retryAfterSeconds: 5 } });
  const before = slowCalls.all;
  const sockets = times(2).map(() => open(platform));
  for (const socket of sockets) socket.write(slowRequest);
  await vi.waitFor(() => {
    expect(slowCalls.all - before).toBe(2);
  });
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await fetch(platform.url)).status).toBe(429);
  await vi.waitFor(async () => {
    expect((await fetch(platform.url)).status).toBe(200);
  });
});

test('a connection that does not read its answer is ended', async () => {
  const platform = await start({ idleMs: 200 });
  const socket = open(platform);
  socket.write('GET /api/large HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'readable');
  let received = 0;
  await new Promise((resolve) => setTimeout(resolve, 1500));
  socket.on('data', (chunk: Buffer) => (received += chunk.byteLength));
  await once(socket, 'close');
  expect(received).toBeLessThan(40_000_000);
});

test.each([
  ['*', 'gzip'],
  ['gzip, deflate, br', 'gzip'],
  ['br', null],
])('a file that the build did not compress is sent for Accept-Encoding %j as %j', async (accepted, sent) => {
  const { url } = await start();
  const { headers, body } = await fetch(`${url}/large.txt`, { headers: { 'accept-encoding': accepted } });
  expect(headers.get('content-encoding')).toBe(sent);
  await body?.cancel();
});

/** Returns the head of a POST request; `length` is its `Content-Length`. */
function post({ path = '/api/slow', length = 10, visitor = '203.0.113.1', headers = '' }): string {
  const start = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${visitor}\r\n`;
  return `${start}Connection: close\r\nContent-Length: ${String(length)}\r\n${headers}\r\n`;
}

/**
 * Opens connections that send headers and one byte; resolves when the server awaits their bodies.
 */
async function stall(platform: RunningPlatform, count: number, head: string): Promise<Socket[]> {
  const sockets = times(count).map(() => open(platform));
  for (const socket of sockets) socket.write(head.replace(/\r\n$/, 'Expect: 100-continue\r\n\r\nx'));
  await Promise.all(sockets.map((socket) => once(socket, 'data')));
  return sockets;
}

const statusOf = (answer: string) => Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1]);

/** Returns the status of each request in the log. */
function loggedStatuses(): unknown[] {
  const { calls } = vi.mocked(console.error).mock;
  return calls.map(([line]) => (JSON.parse(String(line)) as { status: number }).status);
}

const type = 'Content-Type: multipart/form-data; boundary=limit\r\n';

test('a body that does not arrive keeps nobody else from being answered', async () => {
  const platform = await start();
  // Each request waits until its body is complete.
  await stall(platform, 300, post({ path: '/api/upload', headers: type }));
  expect((await fetch(platform.url)).status).toBe(200);
  expect(statusOf(await exchange(platform, `${post({ length: 2 })}ok`))).toBe(429);
  const other = post({ length: 2, visitor: '203.0.113.2' });
  expect(statusOf(await exchange(platform, `${other}ok`))).toBe(200);
});

const upload = (length: number, visitor?: string) =>
  post({ path: '/api/upload', length, headers: type, ...(visitor && { visitor }) });
const form = (bytes: number) =>
  `--limit\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n${'x'.repeat(bytes)}\r\n--limit--\r\n`;
const whole = (visitor?: string) => upload(form(100_000).length, visitor) + form(100_000);

test.each([
  ['an unknown path', '/none', '', 405],
  ['a file', '/', '', 405],
  ['a function', '/api/upload', json, 413],
])('a body of more than 64 KiB is not awaited when it is sent to %s', async (_, path, headers, status) => {
  const platform = await start();
  const answer = await exchange(platform, post({ path, length: 5_000_000, headers }));
  expect(statusOf(answer)).toBe(status);
});

const oneUpload = { all: 1, perVisitor: 1, waitMs: 30_000, retryAfterSeconds: 30 };

test('a body of more than 64 KiB ends when it does not arrive, and releases its slot to the next that waits', async () => {
  const minSpeed = { bytesPerSecond: 4096, graceMs: 200 };
  const platform = await start({ uploads: oneUpload, minSpeed });
  await stall(platform, 1, upload(1_000_000));
  const answers = ['203.0.113.2', '203.0.113.3'].map((visitor) => exchange(platform, whole(visitor)));
  expect((await Promise.all(answers)).map(statusOf)).toEqual([200, 200]);
});

test('a body of more than 64 KiB is accepted one at a time per visitor, so that others can send theirs', async () => {
  const platform = await start({ uploads: { ...oneUpload, all: 2, waitMs: 100 } });
  await stall(platform, 1, upload(1_000_000));
  expect(statusOf(await exchange(platform, whole()))).toBe(429);
  expect(statusOf(await exchange(platform, whole('203.0.113.2')))).toBe(200);
  await stall(platform, 1, upload(1_000_000, '203.0.113.3'));
  expect(await exchange(platform, whole('203.0.113.2'))).toMatch(/^HTTP\/1.1 503 [^]*retry-after: 30\r\n/i);
  expect(loggedStatuses()).toEqual(expect.arrayContaining([429, 503]));
  expect((await fetch(platform.url)).status).toBe(200);
});

const descriptors = '/proc/self/fd';
test.runIf(existsSync(descriptors))('a queued file is closed with its connection', async () => {
  const platform = await start();
  const isOpen = async () => {
    const names = await readdir(descriptors);
    const links = names.map((name) => readlink(join(descriptors, name)).catch(() => ''));
    return (await Promise.all(links)).includes(join(directory, 'dist/client/large.txt'));
  };
  const socket = open(platform);
  socket.write(slowRequest + homeRequest.replace('GET /', 'GET /large.txt'));
  await expect.poll(isOpen).toBe(true);
  socket.destroy();
  await expect.poll(isOpen).toBe(false);
});

test('a body without a declared length counts as a large one', async () => {
  const platform = await start({ uploads: oneUpload });
  const chunked = post({ headers: 'Transfer-Encoding: chunked\r\n' }).replace(/Content-Length.*\r\n/, '');
  const answers = await Promise.all([1, 2].map(() => exchange(platform, `${chunked}0\r\n\r\n`)));
  expect(answers.map(statusOf).sort()).toEqual([200, 429]);
});
