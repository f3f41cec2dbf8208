import { isDatabaseUnavailable, isReferenceTaken } from '#server/database/errors.ts';
import { describeError } from '#server/http/log.ts';
import { describe, expect, test } from 'vitest';

function failure(message: string, properties: object = {}): Error {
  return Object.assign(new Error(message), properties);
}

const neonFailure = (message: string, properties: object = {}) =>
  failure(message, { name: 'NeonDbError', ...properties });

describe('the database is unavailable', () => {
  test.each([
    failure('connect', { code: 'ECONNREFUSED' }),
    failure('terminating connection due to administrator command', { code: '57P01' }),
    failure('canceling statement due to statement timeout', { code: '57014' }),
    failure('Connection terminated unexpectedly'),
    failure('timeout exceeded when trying to connect'),
    failure('The database has gone silent.', { code: 'ETIMEDOUT' }),
    neonFailure('Server error (HTTP status 503): away'),
    neonFailure('Error connecting to database: fetch failed'),
    neonFailure('Control plane request failed', { code: '' }),
    failure('cannot execute INSERT in a read-only transaction', { code: '25006' }),
    failure('outer', { cause: failure('inner', { code: 'ETIMEDOUT' }) }),
    new AggregateError([failure('::1', { code: 'ECONNREFUSED' })], ''),
  ])('when a query fails with %o', (error) => {
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  test.each([
    failure('duplicate key', { code: '23505' }),
    failure('relation does not exist', { code: '42P01' }),
    neonFailure('Server error (HTTP status 404): no such project'),
    neonFailure('relation does not exist', { code: '42P01' }),
    'text',
    undefined,
  ])('but not with %o', (error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
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
