/** What the local platform lets a visitor take, who asks for too much or too slowly. */
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startPlatform, type RunningPlatform } from '#server/platform/server.ts';
import { serveStaticFiles } from '#server/platform/static-files.ts';
import type { TrafficLimits } from '#server/platform/traffic.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

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
  const options = { projectDirectory: directory, siteDirectory: () => 'dist', port: 0 };
  const platform = await startPlatform({ ...options, limits });
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

  test('is refused to an address that has enough of them', async () => {
    const platform = await start({ connectionsPerAddress: 3 });
    const kept = times(3).map(() => open(platform));
    await Promise.all(kept.map((socket) => once(socket, 'connect')));
    const fourth = open(platform);
    await once(fourth, 'close');
    kept[0]?.destroy();
    await expect
      .poll(() =>
        fetch(platform.url).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
  });

  test.each([
    ['does not finish its headers', 'GET / HTTP/1.1\r\nHost: loc'],
    ['was opened ahead, and not used', ''],
  ])('that %s is ended as too late, after which a browser asks again', async (_, sent) => {
    const platform = await start({ headersMs: 100, requestMs: 100 });
    expect(await exchange(platform, sent)).toMatch(/^HTTP\/1.1 408 .*\r\nConnection: close\r\n/);
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
  expect((await fetch(platform.url)).status).toBe(200);
});

test('an upload beyond those that are read and those that wait is asked to come back', async () => {
  const platform = await start();
  const upload = (bytes: number) =>
    `POST /api/slow HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${String(bytes)}\r\nConnection: close\r\n\r\n`;
  const large = 'x'.repeat(1_100_000);
  const slow = times(40).map(() => open(platform));
  for (const socket of slow) socket.write(upload(2_000_000) + large);
  const answer = () => exchange(platform, upload(large.length) + large);
  expect(await Promise.race(times(10).map(answer))).toMatch(/^HTTP\/1.1 503 [^]*retry-after: 30\r\n/i);
  for (const socket of slow) socket.destroy();
  await expect.poll(answer, { timeout: 10_000 }).toMatch(/^HTTP\/1.1 200 /);
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
