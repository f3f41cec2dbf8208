import { postSubmission } from '#islands/post-submission.ts';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});

const brokenOff = new ReadableStream({
  start: (controller) => {
    controller.error(new TypeError('network error'));
  },
});

const refusal = { message: 'Controleer de velden', fields: { naam: 'Vul uw naam in' } };

test.each<[string, () => Promise<Response> | Response, object]>([
  [
    "a stored submission has the server's message",
    () => Response.json({ message: 'Bedankt', reference: 'OFF-1' }, { status: 201 }),
    { isStored: true, message: 'Bedankt' },
  ],
  ['a truncated body counts as stored', () => new Response(brokenOff, { status: 201 }), { isStored: true }],
  ['a body that is no JSON counts as stored', () => new Response('<html>'), { isStored: true }],
  [
    'a rejected submission has the errors of the server',
    () => Response.json(refusal, { status: 422 }),
    { isStored: false, status: 422, refusal },
  ],
  [
    'a submission without a response has the status 0',
    () => Promise.reject(new TypeError('Failed to fetch')),
    { isStored: false, status: 0, refusal: {} },
  ],
  ...['<h1>Bad Gateway</h1>', '', 'null'].map((body): [string, () => Response, object] => [
    `a rejection with the body “${body}” has its status`,
    () => new Response(body, { status: 502 }),
    { isStored: false, status: 502, refusal: {} },
  ]),
])('%s', async (_, answer, outcome) => {
  vi.stubGlobal('fetch', async () => answer());
  expect(await postSubmission('/api/contact', {})).toEqual(outcome);
});
