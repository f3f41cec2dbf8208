import { callFunction, findFunction, type FunctionModule } from '#server/platform/functions.ts';
import type { Config } from '@netlify/functions';
import { expect, test } from 'vitest';

function aFunction(name: string, config: Config, paths: FunctionModule['paths']): FunctionModule {
  return { name, config, paths, handler: () => new Response() };
}

const aThing = new URLPattern({ pathname: '/api/things/:id' });

const functions = [
  aFunction('show', { method: 'GET' }, [aThing]),
  aFunction('store', { method: ['POST', 'PUT'] }, [aThing, '/api/other']),
  aFunction('tidy', { schedule: '@daily' }, []),
];

test.each([
  ['/api/things/7', 'PUT', 'store'],
  ['/api/other', 'POST', 'store'],
  ['/api/things/7', 'HEAD', 'show'],
  ['/api/other', 'HEAD', undefined],
  ['/api/things/7/8', 'GET', undefined],
  ['/api/other//', 'POST', undefined],
  ['/API/other', 'POST', undefined],
])('the function that handles %s with the method %s is %s', (pathname, method, name) => {
  expect(findFunction(functions, pathname, method)?.name).toBe(name);
});

test('a GET request whose client has disconnected is not handled; a POST request is', async () => {
  const handled: string[] = [];
  const handler = ({ method }: Request) => {
    handled.push(method);
    return undefined;
  };
  const counted = { ...aFunction('count', {}, []), handler };
  const gone = { ip: '::1', waitUntil: () => undefined, isDisconnected: () => true };
  for (const method of ['GET', 'POST'])
    await callFunction(counted, new Request('http://localhost/', { method }), gone);
  expect(handled).toEqual(['POST']);
});
