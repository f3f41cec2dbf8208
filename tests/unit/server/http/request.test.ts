import { readFields } from '#server/http/body.ts';
import { guessLocale, requireSameOrigin, wantsPage } from '#server/http/checks.ts';
import { describe, expect, test } from 'vitest';

const url = 'https://www.example.nl/api/contact';

function request(headers: Record<string, string>, body?: string): Request {
  return new Request(url, { method: 'POST', headers, body });
}

describe('a request counts as our own', () => {
  test.each<Record<string, string>>([
    {},
    { origin: 'https://www.example.nl' },
    { origin: 'http://www.example.nl' }, // behind a proxy that ends TLS
    { origin: 'https://site.example.nl' }, // SITE_URL
    { origin: 'https://www.example.nl', 'sec-fetch-site': 'same-origin' },
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
  ])('with the headers %o', (headers) => {
    expect(() => {
      requireSameOrigin(request(headers), 'https://site.example.nl');
    }).not.toThrow();
  });

  test.each<Record<string, string>>([
    { origin: 'https://www.example.nl.evil.example' },
    { origin: 'https://www.example.nl:8443' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ])('but not with %o', (headers) => {
    expect(() => {
      requireSameOrigin(request(headers), 'https://site.example.nl');
    }).toThrow(expect.objectContaining({ status: 403 }));
  });
});

describe('the language of an answer is guessed', () => {
  test.each<[Record<string, string>, string]>([
    [{ referer: 'https://www.example.nl/de/kontakt' }, 'de'],
    [{ referer: 'https://www.example.nl/contact', 'accept-language': 'fr' }, 'nl'],
    [{ 'accept-language': 'pt-BR, fr-CA;q=0.8, en;q=0.5' }, 'fr'],
    [{ 'accept-language': '*' }, 'nl'],
    [{ referer: 'nonsense' }, 'nl'],
    [{}, 'nl'],
  ])('from %o as %s', (headers, locale) => {
    expect(guessLocale(request(headers))).toBe(locale);
  });
});

describe('a page is the answer', () => {
  const form = 'application/x-www-form-urlencoded';
  test.each<[Record<string, string>, boolean]>([
    [{ 'content-type': form, accept: 'text/html,*/*' }, true],
    [{ 'content-type': `${form};charset=UTF-8`, accept: '*/*' }, true],
    [{ 'content-type': 'multipart/form-data; boundary=x' }, true],
    [{ 'content-type': form, accept: 'application/json' }, false],
    [{ 'content-type': 'application/json', accept: 'text/html' }, false],
    [{ accept: 'text/html' }, false],
  ])('to %o: %s', (headers, expected) => {
    expect(wantsPage(request(headers))).toBe(expected);
  });
});

describe('the fields of a body', () => {
  test('are read from JSON with a byte order mark, and half characters are replaced', async () => {
    const body = '\ufeff{"naam":"No\\ud800r","aantal":3,"__proto__":{"x":1}}';
    const fields = await readFields(request({ 'content-type': 'application/json; charset="UTF-8"' }, body));
    expect(fields).toMatchObject({ naam: 'No\ufffdr', aantal: 3 });
    expect('x' in {}).toBe(false);
  });

  test('are read from a form, the last one of a name counting', async () => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await readFields(request(type, 'naam=No%C3%B6r+x&naam=Bo&leeg='))).toEqual({
      naam: 'Bo',
      leeg: '',
    });
  });

  const spellings = [
    ['application/json', '{"naam":"N\\u0000o\\u0000r","in":{"naam":["N\\u0000o\\u0000r"]}}'],
    ['application/x-www-form-urlencoded', 'naam=N%00o%00r'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="naam"\r\n\r\nN\0o\0r\r\n--x--\r\n',
    ],
  ] as const;

  test.each(spellings)('have no NUL in their texts, as %s', async (type, body) => {
    const fields = await readFields(request({ 'content-type': type }, body));
    expect(fields).toMatchObject({ naam: 'Nor', ...('in' in fields && { in: { naam: ['Nor'] } }) });
  });

  test('have no NUL in the name of a file', async () => {
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    const head = 'Content-Disposition: form-data; name="cv"; filename="c\0v.pdf"';
    const fields = await readFields(request(type, `--x\r\n${head}\r\n\r\n%PDF\r\n--x--\r\n`), 'cv');
    expect(fields).toMatchObject({ cv: { name: 'cv.pdf' } });
  });

  test('may be just as large as allowed', async () => {
    const body = JSON.stringify({ a: 'x'.repeat(64 * 1024 - 8) });
    const type = { 'content-type': 'application/json' };
    expect(await readFields(request(type, body))).toHaveProperty('a');
    await expect(readFields(request(type, `${body} `))).rejects.toMatchObject({ status: 413 });
  });

  const names = (count: number) => Array.from({ length: count }, (_, index) => `n${String(index)}`);
  const multipart = (count: number) => {
    const parts = names(count).map(
      (name) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n\r\n`,
    );
    return `${parts.join('')}--x--\r\n`;
  };

  test.each<[string, (count: number) => string]>([
    [
      'application/json',
      (count) => JSON.stringify(Object.fromEntries(names(count).map((name) => [name, '']))),
    ],
    [
      'application/x-www-form-urlencoded',
      (count) =>
        names(count)
          .map((name) => `${name}=`)
          .join('&'),
    ],
    ['multipart/form-data; boundary=x', multipart],
  ])('%s with a hundred fields, but not with more', async (type, bodyOf) => {
    const headers = { 'content-type': type };
    expect(Object.keys(await readFields(request(headers, bodyOf(100))))).toHaveLength(100);
    await expect(readFields(request(headers, bodyOf(102)))).rejects.toMatchObject({ status: 413 });
  });
});
