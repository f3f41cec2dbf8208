import { isDatabaseUnavailable, isReferenceTaken } from '#server/database/errors.ts';
import { describeError } from '#server/http/log.ts';
import { expect, test } from 'vitest';

function failure(message: string, properties: object = {}): Error {
  return Object.assign(new Error(message), properties);
}

const neonFailure = (message: string, properties: object = {}) =>
  failure(message, { name: 'NeonDbError', ...properties });

test.each<[unknown, boolean]>([
  [failure('terminating connection due to administrator command', { code: '57P01' }), true],
  [failure('Connection terminated unexpectedly'), true],
  [failure('timeout exceeded when trying to connect'), true],
  [neonFailure('Server error (HTTP status 503): away'), true],
  [neonFailure('Control plane request failed', { code: '' }), true],
  [failure('outer', { cause: failure('inner', { code: 'ETIMEDOUT' }) }), true],
  [new AggregateError([failure('::1', { code: 'ECONNREFUSED' })], ''), true],
  [failure('duplicate key', { code: '23505' }), false],
  [neonFailure('Server error (HTTP status 404): no such project'), false],
  [neonFailure('relation does not exist', { code: '42P01' }), false],
  ['text', false],
])('the database is unavailable when a query fails with %o: %s', (error, expected) => {
  expect(isDatabaseUnavailable(error)).toBe(expected);
});

test('a duplicate reference is distinguished from a duplicate submission id', () => {
  const taken = (constraint: unknown) => failure('duplicate key', { code: '23505', constraint });
  expect(isReferenceTaken(taken('contact_requests_reference_key'))).toBe(true);
  expect(isReferenceTaken(taken('contact_requests_submission_id_key'))).toBe(false);
  expect(isReferenceTaken(taken(undefined))).toBe(false);
  expect(isReferenceTaken(failure('x'))).toBe(false);
});

test('the log of an error has its stack and its code, but not its message', () => {
  const cause = failure('Key (email)=(noor@delinde.nl) already exists.', { code: '23505', constraint: 'c' });
  const described = describeError(new TypeError('Noor', { cause }));
  expect(described).toMatchObject({ name: 'TypeError', cause: { code: '23505', constraint: 'c' } });
  expect(described.at[0]).toMatch(/failures\.test\.ts/);
  expect(JSON.stringify(described)).not.toMatch(/noor/i);
  expect(describeError('noor')).not.toHaveProperty('message');
});
