/** Explains errors from outside the code in one sentence with a remedy. */
import { DirectoryInUseError } from '#server/database/directory-lock.ts';
import { codeOf, isDatabaseUnavailable } from '#server/database/errors.ts';
import { MigrationError } from '#server/database/migrate.ts';
import { EnvError } from '#server/env.ts';
import { BackupError } from '../database/backup/tables.ts';
import { BuildError } from '../site/build-site.ts';

/** Errors with a message that is a sentence with a remedy. */
const explained = [EnvError, BackupError, BuildError, MigrationError, DirectoryInUseError];

const database = 'The database that DATABASE_URL names';

/** Sentences by SQLSTATE: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const refusals: Record<string, string> = {
  '25006': `${database} may only be read: give its disk room, or name the server that is no replica.`,
  '28000': `${database} does not let this user or machine in: ask its provider, or look at its pg_hba.conf.`,
  '28P01': `${database} refuses the user's password: copy the connection string of its provider again.`,
  '3D000': `${database} does not exist on that server: make it (createdb), or mend the name at the end of DATABASE_URL.`,
  '42501': `${database} does not let its user do this: make that user the owner of the database and its tables.`,
  '53100': `${database} has no room left: give its disk more.`,
  '53300': `${database} has all its connections in use: end what holds them, or allow more (max_connections).`,
};

/** Matches codes of TLS errors: Node's own, and those of OpenSSL. */
export const certificateCodes = /^(SELF_SIGNED|DEPTH_ZERO|UNABLE_TO|CERT_|ERR_TLS)/;
const fileCodes = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EEXIST', 'ENOENT'];

/**
 * Explains an error from outside the code; returns undefined for any other error, because the
 * developer needs its stack.
 */
export function explain(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = codeOf(error) ?? '';
  const cause = explain(error.cause);
  if (explained.some((type) => error instanceof type))
    return [error.message, cause].filter(Boolean).join(' ');
  if (code === 'EADDRINUSE') return 'The port is taken by another process: set PORT to a free one.';
  if (refusals[code] !== undefined) return `${refusals[code]} It says: ${error.message}.`;
  if (isDatabaseUnavailable(error))
    return `${database} does not answer (${code || error.message}): is it running, and are host and port right?`;
  return explainTls(error, code) ?? explainFile(error, code) ?? cause;
}

function explainTls({ message }: Error, code: string): string | undefined {
  if (message === 'The server does not support SSL connections')
    return `${database} offers no encryption: take sslmode out of DATABASE_URL if it is on this machine, else turn TLS on there.`;
  return certificateCodes.test(code)
    ? `${database} shows a certificate that nobody vouches for (${code}): use the host name of its certificate, or give its authority in NODE_EXTRA_CA_CERTS.`
    : undefined;
}

function explainFile(error: Error, code: string): string | undefined {
  return fileCodes.includes(code) && 'path' in error
    ? `${String(error.path)} cannot be written (${code}): the folder needs room, and this user the right to.`
    : undefined;
}
