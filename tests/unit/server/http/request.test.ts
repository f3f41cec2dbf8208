import { readFields, readFirstTexts } from '#server/http/body.ts';
import { guessLocale, requireSameOrigin, wantsPage } from '#server/http/checks.ts';
import { ReadableStream as NodeStream } from 'node:stream/web';
import { describe, expect, test } from 'vitest';

const url = 'https://www.example.nl/api/contact';

type Body = string | ReadableStream<Uint8Array>;

function request(headers: Record<string, string>, body: Body | null = null): Request {
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
  return new Request(url, init);
}

/** Returns a body that produces its chunks as they are read. */
const streamOf = (chunks: Iterable<Uint8Array>) => NodeStream.from(chunks) as ReadableStream<Uint8Array>;

const urlEncoded = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=x';

const read = (body: Body, type = 'application/json', file?: string) =>
  readFields(request({ 'content-type': type }, body), file);

test.each<[Record<string, string>, boolean]>([
  [{}, true],
  [{ origin: 'http://www.example.nl' }, true], // behind a proxy that ends TLS
  [{ origin: 'https://site.example.nl' }, true], // SITE_URL
  [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
  [{ origin: 'https://www.example.nl.evil.example' }, false],
  [{ origin: 'https://www.example.nl:8443' }, false],
  [{ origin: 'null' }, false],
  [{ 'sec-fetch-site': 'same-site' }, false],
])('a request with %o counts as same-origin: %s', (headers, isOwn) => {
  const check = expect(() => {
    requireSameOrigin(request(headers), 'https://site.example.nl');
  });
  if (isOwn) check.not.toThrow();
  else check.toThrow(expect.objectContaining({ status: 403 }));
});

test.each<[Record<string, string>, string]>([
  [{ referer: 'https://www.example.nl/de/kontakt' }, 'de'],
  [{ referer: 'https://www.example.nl/contact', 'accept-language': 'fr' }, 'nl'],
  [{ 'accept-language': 'pt-BR, fr-CA;q=0.8, en;q=0.5' }, 'fr'],
  [{ referer: 'nonsense' }, 'nl'],
])('the language of an answer is guessed from %o as %s', (headers, locale) => {
  expect(guessLocale(request(headers))).toBe(locale);
});

test.each<[Record<string, string>, boolean]>([
  [{ 'content-type': `${urlEncoded};charset=UTF-8`, accept: '*/*' }, true],
  [{ 'content-type': multipart }, true],
  [{ 'content-type': urlEncoded, accept: 'application/json' }, false],
  [{ 'content-type': 'application/json', accept: 'text/html' }, false],
])('a request with %o is answered with a page: %s', (headers, expected) => {
  expect(wantsPage(request(headers))).toBe(expected);
});

describe('the fields of a body', () => {
  test('are read without keeping the pieces in which they arrive', async () => {
    const piece = new Uint8Array(1);
    function* send() {
      for (const byte of new TextEncoder().encode('{"naam":"Jan"}')) {
        piece[0] = byte;
        yield piece;
      }
    }
    expect(await read(streamOf(send()))).toEqual({ naam: 'Jan' });
  });

  test('take memory for the received bytes, not for the maximum size', async () => {
    const type = { 'content-type': multipart, 'content-length': '100' };
    const before = process.memoryUsage().arrayBuffers;
    const bodies = Array.from({ length: 20 }, () => new TransformStream<Uint8Array, Uint8Array>());
    const reading = bodies.map(({ readable }) => readFields(request(type, readable), 'cv'));
    const taken = process.memoryUsage().arrayBuffers - before;
    for (const { writable } of bodies) void writable.abort(new Error('gone'));
    await Promise.allSettled(reading);
    expect(taken).toBeLessThan(2 * 1024 * 1024);
  });

  test('are read from JSON with a byte order mark, and half characters are replaced', async () => {
    const body = '\ufeff{"naam":"No\\ud800r","aantal":3,"__proto__":{"x":1}}';
    const fields = await read(body, 'application/json; charset="UTF-8"');
    expect(fields).toMatchObject({ naam: 'No\ufffdr', aantal: 3 });
    expect('x' in {}).toBe(false);
  });

  test.each(['[]', 'null', '"text"', '{', '{"a\\u0000":""}'])('are not read from %s', async (body) => {
    await expect(read(body)).rejects.toMatchObject({ status: 400 });
  });

  const spellings = [
    ['application/json', '{"naam":"N\\u0000o\\u0000r","in":{"naam":["N\\u0000o\\u0000r"]}}'],
    [urlEncoded, 'naam=N%00o%00r'],
    [multipart, '--x\r\nContent-Disposition: form-data; name="naam"\r\n\r\nN\0o\0r\r\n--x--\r\n'],
  ] as const;

  test.each(spellings)('have no NUL in their texts, as %s', async (type, body) => {
    const fields = await read(body, type);
    expect(fields).toMatchObject({ naam: 'Nor', ...('in' in fields && { in: { naam: ['Nor'] } }) });
  });

  const names = (count: number) => Array.from({ length: count }, (_, index) => `n${String(index)}`);
  const partsOf = (count: number) =>
    `${names(count)
      .map((name) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n\r\n`)
      .join('')}--x--\r\n`;

  test.each([
    'Content-Disposition : form-data; name=',
    'content-disposition\t:form-data;name=',
    'X-Other: a\r\nContent-Disposition:\tform-data; name=',
  ])('are counted, however the header of a part is written: %j', async (heading) => {
    const body = partsOf(150).replaceAll('Content-Disposition: form-data; name=', heading);
    await expect(read(body, 'multipart/form-data; boundary="x"')).rejects.toMatchObject({ status: 413 });
  });

  const manyHeaders = ['a:b\r\n'.repeat(1000), `${'a'.repeat(5000)}: b\r\n`, 'a:b\r\n'.repeat(1000) + 'c'];
  test.each(manyHeaders)('are not read after more headers than a browser sends', async (headers) => {
    const body = partsOf(1).replace('--x\r\n', `--x\r\n${headers}`);
    await expect(read(body, multipart)).rejects.toMatchObject({ status: 413 });
  });

  test('are not read between delimiters that are longer than those of browsers', async () => {
    const readBetween = (boundary: string) =>
      read(partsOf(1).replaceAll('--x', `--${boundary}`), `multipart/form-data; boundary=${boundary}`);
    expect(await readBetween('x'.repeat(70))).toEqual({ n0: '' });
    await expect(readBetween('x'.repeat(71))).rejects.toMatchObject({ status: 415 });
  });

  test('may be no larger in a form with a file', async () => {
    const body = partsOf(2).replace('\r\n\r\n\r\n', `\r\n\r\n${'a'.repeat(70_000)}\r\n`);
    await expect(read(body, multipart, 'n1')).rejects.toMatchObject({ status: 413 });
  });

  test.each([undefined, 'foto'])(
    'are not read with a file, unless in the field for one: %s',
    async (file) => {
      const part = 'Content-Disposition: form-data; name="cv"; filename="cv.pdf"';
      const body = `--x\r\n${part}\r\n\r\n%PDF\r\n--x--\r\n`;
      await expect(read(body, multipart, file)).rejects.toMatchObject({ status: 415 });
      expect(await read(body, multipart, 'cv')).toMatchObject({ cv: { name: 'cv.pdf' } });
    },
  );

  test('are refused with 408 when the body breaks off', async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    void writable.abort(new Error('gone'));
    await expect(read(readable)).rejects.toMatchObject({ status: 408 });
  });

  test.each([
    ['application/json', 413],
    [multipart, 413],
    ['application/pdf', 415],
  ])('are not read from %s that declares too large a body', async (type, status) => {
    const headers = { 'content-type': type, 'content-length': '70000' };
    const never = new ReadableStream({ pull: () => new Promise(() => undefined) });
    await expect(readFields(request(headers, never))).rejects.toMatchObject({ status });
  });

  const jsonOf = (count: number) =>
    JSON.stringify(Object.fromEntries(names(count).map((name) => [name, ''])));
  test.each<[string, (count: number) => string]>([
    ['application/json', jsonOf],
    [urlEncoded, (count) => `${names(count).join('=&')}=`],
    [multipart, partsOf],
  ])('are read from %s with a hundred fields, but not with more', async (type, bodyOf) => {
    expect(Object.keys(await read(bodyOf(100), type))).toHaveLength(100);
    await expect(read(bodyOf(102), type)).rejects.toMatchObject({ status: 413 });
  });
});

describe('the texts before the file of a form', () => {
  const type = { 'content-type': multipart };
  const text = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = (bytes: number) =>
    `--x\r\nContent-Disposition: form-data; name="foto"; filename="a.jpg"\r\n\r\n${'y'.repeat(bytes)}\r\n`;

  test.each([
    ['small', 10, { titel: 'Rust\r\n--', tekst: 'Stof', alt: 'Trap' }],
    ['large', 100_000, { titel: 'Rust\r\n--', tekst: 'Stof' }],
  ])('are read when the file is %s, and those after a small file too', async (_, bytes, expected) => {
    const body = `${text('titel', 'Rust\r\n--')}${text('tekst', 'Stof')}${file(bytes)}${text('alt', 'Trap')}--x--\r\n`;
    expect(await readFirstTexts(request(type, body), 'foto')).toMatchObject(expected);
  });

  test('are read without reading the whole body', async () => {
    let sent = 0;
    function* send() {
      yield new TextEncoder().encode(text('titel', 'Rust') + file(9));
      for (;;) {
        sent += 10_000;
        yield new TextEncoder().encode('z'.repeat(10_000));
      }
    }
    const endless = request(type, streamOf(send()));
    expect(await readFirstTexts(endless, 'foto')).toEqual({ titel: 'Rust' });
    expect(sent).toBeLessThan(100_000);
  });
});
