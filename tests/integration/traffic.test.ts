/** What the local platform lets a visitor take, who asks for too much or too slowly. */
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { trustedProxies } from '#server/addresses.ts';
import { startPlatform, type RunningPlatform } from '#server/platform/server.ts';
import { serveStaticFiles } from '#server/platform/static-files.ts';
import type { TrafficLimits } from '#server/platform/traffic.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

const files = {
  'dist/client/_headers': '/*\n  X-Site: yes\n',
  'dist/client/_redirects': '/* /404.html 404\n',
  'dist/client/index.html': `<p>home</p>${'x'.repeat(2000)}`,
  'dist/client/404.html': '<p>niet gevonden</p>',
  'functions/slow.ts': `const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  globalThis.slowCalls = { now: 0, most: 0, all: 0 };
  export default async () => {
    slowCalls.now += 1;
    slowCalls.all += 1;
    slowCalls.most = Math.max(slowCalls.most, slowCalls.now);
    await wait(300);
    slowCalls.now -= 1;
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

declare const slowCalls: { now: number; most: number; all: number };

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'traffic-'));
  for (const folder of ['dist/client', 'functions'])
    await mkdir(join(directory, folder), { recursive: true });
  for (const [path, content] of Object.entries(files)) await writeFile(join(directory, path), content);
});
afterAll(() => rm(directory, { recursive: true }));

async function start(limits: Partial<TrafficLimits> = {}): Promise<RunningPlatform> {
  const options = {
    projectDirectory: directory,
    siteDirectory: () => 'dist',
    port: 0,
    trustedProxies: trustedProxies(),
  };
  const platform = await startPlatform({ ...options, limits: { lingerMs: 100, ...limits } });
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

/** Sends text, and gives all that comes back until the server ends the connection. */
async function exchange(platform: RunningPlatform, sent: string): Promise<string> {
  const socket = open(platform);
  socket.write(sent);
  return text(socket).catch(() => '');
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const homeRequest = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const lastRequest = homeRequest.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
const slowRequest = homeRequest.replace('GET /', 'GET /api/slow');

describe('a connection', () => {
  test('that sends 400 requests without waiting is ended, and so are fifty of them', async () => {
    const platform = await start();
    const answers = await Promise.all(times(50).map(() => exchange(platform, homeRequest.repeat(400))));
    const answered = answers.map((answer) => answer.split('HTTP/1.1 200').length - 1);
    expect(Math.max(...answered)).toBeLessThanOrEqual(10);
    expect((await fetch(platform.url)).status).toBe(200);
  });

  test('that is ended has none of its requests worked on', async () => {
    const platform = await start();
    const before = slowCalls.all;
    await exchange(platform, slowRequest.repeat(400));
    expect((await fetch(platform.url)).status).toBe(200);
    expect(slowCalls.all).toBe(before);
  });

  test('that sends several requests has one at a time worked on', async () => {
    const platform = await start();
    Object.assign(slowCalls, { most: 0 });
    const answer = await exchange(platform, slowRequest.repeat(3) + lastRequest);
    expect(answer.split('HTTP/1.1 200')).toHaveLength(5);
    expect(slowCalls.most).toBe(1);
  });

  test('that sends the next request before the answer, as a proxy may, is answered in order', async () => {
    const platform = await start();
    const answer = await exchange(platform, homeRequest.repeat(4) + lastRequest);
    expect(answer.split('HTTP/1.1 200')).toHaveLength(6);
  });

  test.each([
    ['does not finish its headers', 'GET / HTTP/1.1\r\nHost: loc'],
    ['was opened ahead, and not used', ''],
  ])('that %s is ended as too late, after which a browser asks again', async (_, sent) => {
    const platform = await start({ headersMs: 100 });
    expect(await exchange(platform, sent)).toMatch(/^HTTP\/1.1 408 .*\r\nConnection: close\r\n/);
    expect(loggedStatuses()).toEqual(sent === '' ? [] : [408]);
  });

  test('that does not read its answer is ended', async () => {
    const platform = await start({ answerMs: 100, answerBytesPerSecond: 1_000_000_000 });
    const socket = open(platform);
    socket.write('GET /api/large HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(socket, 'readable');
    let received = 0;
    await new Promise((resolve) => setTimeout(resolve, 2500));
    socket.on('data', (chunk: Buffer) => (received += chunk.byteLength));
    await once(socket, 'close');
    expect(received).toBeLessThan(40_000_000);
  });
});

test('more requests at once than are taken are asked to come back, and the others are answered', async () => {
  Object.assign(slowCalls, { most: 0 });
  const platform = await start({ requests: 2 });
  const answers = await Promise.all(times(10).map(() => fetch(`${platform.url}/api/slow`)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 200, ...times(8).map(() => 503)]);
  expect(slowCalls.most).toBe(2);
  const refused = answers.find(({ status }) => status === 503);
  expect(refused?.headers.get('retry-after')).toBe('1');
  expect(loggedStatuses().filter((status) => status === 503)).toHaveLength(8);
  expect((await fetch(platform.url)).status).toBe(200);
});

interface Post {
  path?: string;
  /** Bytes that it says to have. */
  length?: number;
  visitor?: string;
  headers?: string;
}

function post({ path = '/api/slow', length = 10, visitor = '203.0.113.1', headers = '' }: Post): string {
  const lines = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `X-Forwarded-For: ${visitor}`,
    'Connection: close',
  ];
  return `${lines.join('\r\n')}\r\nContent-Length: ${String(length)}\r\n${headers}\r\n`;
}

/** Opens connections that send a head and a byte; resolves when the server awaits the body. */
async function stall(platform: RunningPlatform, count: number, head: string): Promise<Socket[]> {
  const sockets = times(count).map(() => open(platform));
  for (const socket of sockets) socket.write(head.replace(/\r\n$/, 'Expect: 100-continue\r\n\r\nx'));
  await Promise.all(sockets.map((socket) => once(socket, 'data')));
  return sockets;
}

const statusOf = (answer: string) => Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1]);

/** The status of each request in the log. */
function loggedStatuses(): unknown[] {
  const lines = vi
    .mocked(console.error)
    .mock.calls.map(([line]) => JSON.parse(String(line)) as { status: number });
  return lines.map(({ status }) => status);
}

describe('a body that does not come', () => {
  test('keeps nobody else from being answered', async () => {
    const platform = await start({ requests: 2 });
    await stall(platform, 5, post({}));
    expect((await fetch(platform.url)).status).toBe(200);
    expect(statusOf(await exchange(platform, `${post({ length: 2 })}ok`))).toBe(200);
  });

  test('is refused as too late, in the log as well', async () => {
    const platform = await start({ bodyMs: 100 });
    expect(statusOf(await exchange(platform, `${post({})}x`))).toBe(408);
    expect(loggedStatuses()).toEqual([408]);
  });

  test('counts for its visitor, who may have so many requests at once', async () => {
    const platform = await start({ requestsPerVisitor: 2 });
    const [first] = await stall(platform, 2, post({ visitor: '2001:db8::1' }));
    const answer = (visitor: string) => exchange(platform, `${post({ visitor, length: 2 })}ok`);
    expect(await answer('2001:db8::2')).toMatch(/^HTTP\/1.1 429 [^]*\r\nretry-after: 1\r\n/i);
    expect(loggedStatuses()).toContain(429);
    expect(statusOf(await answer('2001:db8:0:1::1'))).toBe(200);
    first?.destroy();
    await expect.poll(async () => statusOf(await answer('2001:db8::2'))).toBe(200);
  });
});

describe('a body of more than 64 KiB', () => {
  const type = 'Content-Type: multipart/form-data; boundary=limit\r\n';
  const upload = (length: number, visitor?: string) =>
    post({ path: '/api/upload', length, headers: type, ...(visitor && { visitor }) });
  const form = (bytes: number) =>
    `--limit\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n${'x'.repeat(bytes)}\r\n--limit--\r\n`;
  const whole = (visitor?: string) => upload(form(100_000).length, visitor) + form(100_000);

  test('is read by a function that takes a file', async () => {
    expect(await exchange(await start(), whole())).toMatch(/^HTTP\/1.1 200 [^]*\["file"\]$/);
  });

  test.each([
    ['an address that is none', '/none', '', 404],
    ['a file', '/', '', 405],
    ['a function, as JSON', '/api/upload', 'Content-Type: application/json\r\n', 413],
    ['a function, as another type', '/api/upload', 'Content-Type: application/pdf\r\n', 415],
  ])('is not awaited when it is sent to %s', async (_, path, headers, status) => {
    const platform = await start();
    const answer = await exchange(platform, post({ path, length: 5_000_000, headers }));
    expect(statusOf(answer)).toBe(status);
  });

  test('is not awaited at all when it does not say its length', async () => {
    const platform = await start();
    const chunked = post({ headers: 'Transfer-Encoding: chunked\r\n' }).replace(/Content-Length.*\r\n/, '');
    const chunk = (bytes: number) => `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n`;
    expect(statusOf(await exchange(platform, `${chunked}${chunk(3)}0\r\n\r\n`))).toBe(200);
    expect(statusOf(await exchange(platform, chunked + chunk(70_000)))).toBe(411);
  });

  test('gets an answer to who sends all of it, though nobody reads it', async () => {
    const platform = await start();
    const length = 3_000_000;
    expect(statusOf(await exchange(platform, post({ path: '/', length }) + 'x'.repeat(length)))).toBe(405);
  });

  test('is ended when it comes too slowly', async () => {
    const platform = await start({ bodyMs: 200, uploadBytesPerSecond: 1_000_000 });
    expect(statusOf(await exchange(platform, upload(1_000_000) + form(200_000).slice(0, 100_000)))).toBe(408);
  });

  test('is one at a time of a visitor, and so cannot keep others from sending theirs', async () => {
    const platform = await start({ uploadsPerVisitor: 1, uploads: 2 });
    await stall(platform, 1, upload(1_000_000));
    expect(statusOf(await exchange(platform, whole()))).toBe(429);
    expect(statusOf(await exchange(platform, whole('203.0.113.2')))).toBe(200);
    await stall(platform, 1, upload(1_000_000, '203.0.113.3'));
    expect(await exchange(platform, whole('203.0.113.2'))).toMatch(/^HTTP\/1.1 503 [^]*retry-after: 30\r\n/i);
    expect(loggedStatuses()).toEqual(expect.arrayContaining([429, 503]));
    expect((await fetch(platform.url)).status).toBe(200);
  });
});

test.each(['TRACE', 'TRACK', 'PROPFIND', 'BREW'])(
  'the method %s is answered, never a fault',
  async (method) => {
    const platform = await start();
    const request = homeRequest.replace('GET', method).replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
    expect(await exchange(platform, request)).toMatch(/^HTTP\/1.1 4\d\d /);
  },
);

test.each(['a@b', 'x#y', 'x?y', 'a/b', '[::1', ':', '..', 'localhost:99999', 'xn--a', 'a\tb', '%00', 'é'])(
  'the host %j is answered, never a fault',
  async (host) => {
    const platform = await start();
    const request = `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    expect(await exchange(platform, request)).toMatch(/^HTTP\/1.1 [24]\d\d /);
  },
);

test('a file is read once, and sent to everybody from the same memory', async () => {
  const served = serveStaticFiles(join(directory, 'dist/client'), join(directory, 'dist-compressed'));
  const visitor = new Headers({ 'accept-encoding': 'br' });
  const first = await served.find('/', visitor);
  await writeFile(join(directory, 'dist/client/index.html'), 'something else');
  const second = await served.find('/', visitor);
  expect(first?.body?.byteLength).toBeGreaterThan(0);
  expect(second?.body).toBe(first?.body);
});
