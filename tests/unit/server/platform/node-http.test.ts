import { IncomingMessage, type IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { findVisitor, parseAddress } from '#server/platform/node-http.ts';
import { describe, expect, test } from 'vitest';

const origin = 'http://localhost:8888';

describe('parseAddress', () => {
  test.each([
    ['/', '/'],
    ['/en/contact?x=1', '/en/contact?x=1'],
    ['//evil.example/x', '//evil.example/x'],
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['/?%E0%A4%A', '/?%E0%A4%A'],
  ])('%s is an address of this site', (target, path) => {
    expect(parseAddress(target, origin)?.href).toBe(origin + path);
  });

  test.each(['/%E0%A4%A', '/%00', '*', 'http://evil.example/', ''])('%s is none', (target) => {
    expect(parseAddress(target, origin)).toBeUndefined();
  });

  test.each([
    'http://a@b',
    'http://x#y',
    'http://x?y',
    'http://[::1',
    'http://a/b',
    'http://',
    'http://x:99999',
  ])('nothing is an address at the host of %s', (broken) => {
    expect(parseAddress('/', broken)).toBeUndefined();
  });

  test.each(['http://a b/c', 'http://', 'http://localhost:x'])('nothing is an address at %s', (broken) => {
    expect(parseAddress('/', broken)).toBeUndefined();
  });
});

describe('findVisitor', () => {
  const aMessage = (headers: IncomingHttpHeaders) => {
    const socket = new Socket();
    Object.defineProperty(socket, 'remoteAddress', { value: '::ffff:10.0.0.1' });
    return Object.assign(new IncomingMessage(socket), { headers: { host: 'localhost:8888', ...headers } });
  };
  const forwarded = {
    'x-forwarded-for': '6.6.6.6, 203.0.113.9',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'www.blinkvast.example',
  };

  test('is who is at the other end of the connection', () => {
    expect(findVisitor(aMessage(forwarded), false)).toEqual({
      ip: '10.0.0.1',
      origin: 'http://localhost:8888',
    });
  });

  test('is whom a trusted proxy has seen, not whom the visitor claims to be', () => {
    const expected = { ip: '203.0.113.9', origin: 'https://www.blinkvast.example' };
    expect(findVisitor(aMessage(forwarded), true)).toEqual(expected);
  });

  test.each([
    ['203.0.113.9:51442', '203.0.113.9'],
    ['[2001:db8::9]:51442', '2001:db8::9'],
    ['[2001:db8::9]', '2001:db8::9'],
    ['2001:db8::9', '2001:db8::9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
  ])('is %s without the port that a proxy adds', (seen, ip) => {
    expect(findVisitor(aMessage({ 'x-forwarded-for': seen }), true).ip).toBe(ip);
  });
});
