/**
 * Classifies query errors. Drivers differ: `pg` and PGlite have SQLSTATE codes, sockets have system
 * error codes, and Neon wraps them.
 */

// SQLSTATE codes: connection failures, serialization failures and deadlocks, read-only transactions
// (a full disk or a replica), insufficient resources, a query cancelled by its timeout, and a
// server that shuts down or starts up
// (https://www.postgresql.org/docs/current/errcodes-appendix.html).
const unavailableStates = /^(?:08...|25006|40001|40P01|53...|57014|57P0[1-5])$/;
const unavailableSocketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
// Errors without a code, from pg's pool and client and from PGlite.
const unavailableMessages = [
  /^Connection terminated/,
  /^timeout exceeded when trying to connect/,
  /^timeout expired/,
  /^Client (?:has encountered a connection error|was closed)/,
  /^PGlite (?:is|instance is already) closed/,
];

/**
 * True when the database is unreachable or temporarily unable to work, so that the same query may
 * succeed later.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error) ?? '';
  if (unavailableStates.test(code) || unavailableSocketCodes.has(code)) return true;
  if (isNeonAway(error) || unavailableMessages.some((pattern) => pattern.test(error.message))) return true;
  return (
    isDatabaseUnavailable(error.cause) ||
    (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable))
  );
}

/**
 * True when Neon's proxy could not run the query. It responds with 400 and no SQLSTATE when it
 * cannot reach the database or the control plane, and with other statuses for an exceeded quota, a
 * locked account or rate limiting: `sql_over_http.rs` in github.com/neondatabase/neon.
 */
function isNeonAway(error: Error): boolean {
  if (error.name !== 'NeonDbError' || codeOf(error)) return false;
  const [, status] = /^Server error \(HTTP status (\d{3})\)/.exec(error.message) ?? [];
  return status === undefined || /^(?:402|423|429|5..)$/.test(status);
}

/**
 * True when a row was rejected because its reference already exists (unique constraints are named
 * `<table>_<column>_key`).
 */
export function isReferenceTaken(error: unknown): boolean {
  return constraintOf(error).endsWith('_reference_key');
}

/** Constraints that keep two appointments from getting the same team or place. */
const allocationConstraints = [
  'appointments_one_per_team',
  'appointments_no_shared_hour',
  'appointments_place_of_email',
  'appointments_place_of_network',
  'appointments_place_of_site',
  'appointments_place_of_day',
];

/**
 * True when an appointment was rejected because another one got the same team or place. Also true
 * for a deadlock, because two overlapping inserts may wait for each other, and PostgreSQL then
 * aborts one of them (`check_exclusion_or_unique_constraint` in execIndexing.c).
 */
export function isAllocationTaken(error: unknown): boolean {
  const isDeadlock = error instanceof Error && codeOf(error) === '40P01';
  return isDeadlock || allocationConstraints.includes(constraintOf(error));
}

/** Returns the violated unique or exclusion constraint; empty for another error. */
function constraintOf(error: unknown): string {
  if (!(error instanceof Error) || !('constraint' in error)) return '';
  if (!['23505', '23P01'].includes(codeOf(error) ?? '')) return '';
  return typeof error.constraint === 'string' ? error.constraint : '';
}

/** Returns the SQLSTATE or system error code, if any. */
export function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
