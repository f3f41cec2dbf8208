import { postSubmission } from '#islands/post-submission.ts';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Posts a submission to a server that responds in this way. */
function post(answer: () => Promise<Response> | Response) {
  vi.stubGlobal('fetch', async () => answer());
  return postSubmission('/api/contact', {});
}

const brokenOff = new ReadableStream({
  start: (controller) => {
    controller.error(new TypeError('network error'));
  },
});

test("a stored submission has the server's message", async () => {
  const answer = Response.json({ message: 'Bedankt', reference: 'OFF-1' }, { status: 201 });
  expect(await post(() => answer)).toEqual({ isStored: true, message: 'Bedankt' });
});

const incomplete = [new Response(brokenOff, { status: 201 }), new Response('<html>', { status: 200 })];
test.each(incomplete)(
  'a submission counts as stored by its status, even with half a body',
  async (answer) => {
    expect(await post(() => answer)).toEqual({ isStored: true });
  },
);

test('a rejected submission has the errors of the server', async () => {
  const refusal = { message: 'Controleer de velden', fields: { naam: 'Vul uw naam in' } };
  const answer = Response.json(refusal, { status: 422 });
  expect(await post(() => answer)).toMatchObject({ isStored: false, status: 422, refusal });
});

test('a submission without a response has the status 0', async () => {
  const failure = await post(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(failure).toMatchObject({ isStored: false, status: 0, refusal: {} });
});

test.each([
  new Response('<h1>Bad Gateway</h1>', { status: 502 }),
  new Response('', { status: 503, statusText: 'Service Unavailable' }),
  new Response('null', { status: 500 }),
])('a rejection without a usable body has its status', async (answer) => {
  expect(await post(() => answer)).toEqual({ isStored: false, status: answer.status, refusal: {} });
});
