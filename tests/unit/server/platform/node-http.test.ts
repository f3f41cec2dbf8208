import { IncomingMessage, type IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { trustedProxies } from '#server/addresses.ts';
import { findVisitor, parseAddress } from '#server/platform/node-http.ts';
import { describe, expect, test } from 'vitest';

const origin = 'http://localhost:8888';

describe('parseAddress', () => {
  test.each([
    ['/', '/'],
    ['//evil.example//x', '/evil.example/x'],
    ['/?%E0%A4%A', '/?%E0%A4%A'],
    ['/%63ontact', '/contact'],
    ['/%7Ea/b%2Fc%3F', '/~a/b%2Fc%3F'],
    ['http://localhost:8888/contact?x=1', '/contact?x=1'],
    ['HTTP://localhost:8888', '/'],
  ])('the request target %s is a URL of this site', (target, path) => {
    expect(parseAddress(target, origin)?.href).toBe(origin + path);
  });

  const wrong = ['/%E0%A4%A', '/%00', '*', 'http://evil.example/', 'localhost:8888', ''];
  test.each(wrong)('%s is invalid', (target) => {
    expect(parseAddress(target, origin)).toBeUndefined();
  });

  const brokenHosts = ['http://a@b', 'http://x#y', 'http://a/b', 'http://[::1', 'http://', 'http://x:99999'];
  test.each(brokenHosts)('no URL is valid at the broken origin %s', (broken) => {
    expect(parseAddress('/', broken)).toBeUndefined();
  });
});

describe('the visitor of a request', () => {
  const proxies = trustedProxies(['198.51.100.0/24', '2001:db8:f::1']);
  const aMessage = (headers: IncomingHttpHeaders, peer = '::ffff:10.0.0.1') => {
    const socket = new Socket();
    Object.defineProperty(socket, 'remoteAddress', { value: peer });
    return Object.assign(new IncomingMessage(socket), { headers: { host: 'localhost:8888', ...headers } });
  };
  const visitorOf = (forwarded: string, peer?: string) =>
    findVisitor(aMessage({ 'x-forwarded-for': forwarded }, peer), proxies).ip;
  const forwarded = {
    'x-forwarded-for': '6.6.6.6, 203.0.113.9',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'www.blinkvast.example',
  };

  test('is the peer of the connection when no proxy is trusted', () => {
    expect(findVisitor(aMessage(forwarded), undefined)).toEqual({
      ip: '10.0.0.1',
      origin: 'http://localhost:8888',
    });
  });

  test('is the address that a trusted proxy has added, not one that the visitor has forged', () => {
    const expected = { ip: '203.0.113.9', origin: 'https://www.blinkvast.example' };
    expect(findVisitor(aMessage(forwarded), proxies)).toEqual(expected);
  });

  const strangers = ['203.0.113.5', '2001:db8::5', '100.64.0.1', '198.51.101.1'];
  test.each(strangers)('is %s itself, which is no trusted proxy, whatever headers it sends', (peer) => {
    const expected = { ip: peer, origin: 'http://localhost:8888' };
    expect(findVisitor(aMessage(forwarded, peer), proxies)).toEqual(expected);
  });

  const proxied = ['127.0.0.1', '::1', '10.1.2.3', 'fe80::1%eth0', '198.51.100.7', '2001:db8:f::1'];
  test.each(proxied)('is the address that the trusted proxy %s names', (peer) => {
    expect(visitorOf('203.0.113.9', peer)).toBe('203.0.113.9');
  });

  test.each([
    ['6.6.6.6, 203.0.113.9, 10.0.0.2, 198.51.100.7', '203.0.113.9'],
    ['203.0.113.9, ::ffff:10.0.0.2', '203.0.113.9'],
    ['203.0.113.9, unknown', '10.0.0.1'],
    ['6.6.6.6, unknown, 10.0.0.2', '10.0.0.2'],
    ['', '10.0.0.1'],
  ])('is the last in %j that is no trusted proxy', (chain, ip) => {
    expect(visitorOf(chain)).toBe(ip);
  });
});
