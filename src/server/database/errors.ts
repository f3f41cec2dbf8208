/**
 * Reads what a failed query means. Drivers differ: `pg` and PGlite give SQLSTATE codes, sockets
 * their own, Neon wraps.
 */

// https://www.postgresql.org/docs/current/errcodes-appendix.html: connection lost, transaction
// rolled back (a deadlock), only to be read (its disk full, or a replica), out of resources, query
// cancelled by the time limit, shutting down, not yet started.
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
// These errors have no code: pg's pool and client, PGlite.
const unavailableMessages = [
  /^Connection terminated/,
  /^timeout exceeded when trying to connect/,
  /^timeout expired/,
  /^Client (?:has encountered a connection error|was closed)/,
  /^PGlite (?:is|instance is already) closed/,
];

/**
 * True when the database cannot be reached or cannot work now, so that the same query may succeed
 * later.
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
 * Neon's proxy answers 400 without a SQLSTATE for whatever keeps it from the database, its control
 * plane included, and other statuses for what the account has used up, is locked or asks too fast:
 * `sql_over_http.rs` in github.com/neondatabase/neon.
 */
function isNeonAway(error: Error): boolean {
  if (error.name !== 'NeonDbError' || codeOf(error)) return false;
  const [, status] = /^Server error \(HTTP status (\d{3})\)/.exec(error.message) ?? [];
  return status === undefined || /^(?:402|423|429|5..)$/.test(status);
}

/**
 * True when a row was refused because another has its reference (a constraint is named
 * `<table>_<column>_key`).
 */
export function isReferenceTaken(error: unknown): boolean {
  return constraintOf(error).endsWith('_reference_key');
}

/** Each keeps two appointments from being given the same at the same moment. */
const allocationConstraints = [
  'appointments_one_per_team',
  'appointments_no_shared_hour',
  'appointments_place_of_email',
  'appointments_place_of_network',
  'appointments_place_of_site',
  'appointments_place_of_day',
];

/**
 * True when an appointment was refused because another has just been given what it was to get. Of
 * two that overlap at the same moment each may wait for the other, which ends one as a deadlock
 * (`check_exclusion_or_unique_constraint` in PostgreSQL's execIndexing.c).
 */
export function isAllocationTaken(error: unknown): boolean {
  const isDeadlock = error instanceof Error && codeOf(error) === '40P01';
  return isDeadlock || allocationConstraints.includes(constraintOf(error));
}

/** The constraint that keeps rows apart and refused one; empty when something else went wrong. */
function constraintOf(error: unknown): string {
  if (!(error instanceof Error) || !('constraint' in error)) return '';
  if (!['23505', '23P01'].includes(codeOf(error) ?? '')) return '';
  return typeof error.constraint === 'string' ? error.constraint : '';
}

/** SQLSTATE or the socket's code, when the error has one. */
export function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
