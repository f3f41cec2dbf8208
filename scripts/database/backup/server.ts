/** Backups of a database server, in the custom format of `pg_dump`. */
import { emptySchema, requireEmpty } from './empty-database.ts';
import { runProgram } from './programs.ts';
import {
  BackupError,
  compareCounts,
  countRows,
  findSchema,
  listTables,
  type Counts,
  type Restored,
} from './tables.ts';
import type { Database } from '#server/database/database.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { sql } from 'kysely';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** Writes a backup to the file; throws when the file lacks rows of the snapshot. */
export async function dumpServer(db: Database, databaseUrl: string, file: string): Promise<void> {
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const { tables, others } = await listTables(trx);
      const schema = await findSchema(trx);
      const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(trx);
      const parameters = [
        ...['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`],
        ...[`--snapshot=${rows[0]?.id ?? ''}`, `--schema=${schema.id}`],
        ...others.map((id) => `--exclude-table=${id}`),
      ];
      await runProgram('pg_dump', parameters, databaseUrl, text);
      compareCounts(await readDump(file), await countRows(trx, tables));
    });
}

/**
 * Restores a backup into an empty database and applies missing migrations. Empties the database
 * again on an error.
 */
export async function restoreServer(db: Database, databaseUrl: string, file: string): Promise<Restored> {
  const counts = await readDump(file);
  const schema = await findSchema(db);
  if (!counts[`${schema.id}.kysely_migration`])
    throw new BackupError(
      `${file} has no tables of the site in the schema ${schema.name}, where the user of this database looks, but ${Object.keys(counts)[0] ?? 'nothing'}.`,
    );
  await requireEmpty(db);
  await runProgram('pg_restore', [...restoreOptions, `--schema=${schema.name}`, file], databaseUrl, text);
  try {
    compareCounts(counts, await countRows(db, Object.keys(counts)));
    return { counts, applied: await migrateToLatest(db) };
  } catch (error) {
    await emptySchema(db);
    throw error;
  }
}

/**
 * The options of pg_restore. The call adds `--schema`, so that pg_restore does not try to create
 * the existing schema.
 */
const restoreOptions = ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges'];

/** Counts the rows in a dump. Reads the whole dump, so that a truncated one is detected now. */
async function readDump(file: string): Promise<Counts> {
  try {
    return await runProgram('pg_restore', ['--data-only', '--file=-', file], undefined, countCopied);
  } catch (error) {
    const isDamaged = error instanceof BackupError && /archive|end of file|header/.test(error.message);
    throw isDamaged
      ? new BackupError(`${file} is no backup of a server, or not all of it: take another one.`)
      : error;
  }
}

/**
 * Counts the rows in the output of `pg_restore`. In the text format of COPY each row is one line,
 * terminated by a line feed: https://www.postgresql.org/docs/current/sql-copy.html
 */
async function countCopied(output: Readable): Promise<Counts> {
  const counts: Counts = {};
  let table: string | undefined;
  let rest = '';
  for await (const chunk of output.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    // A row may be megabytes long; its beginning is enough.
    rest = lines.pop()?.slice(0, 1000) ?? '';
    for (const line of lines) {
      if (line === '\\.') table = undefined;
      else if (table !== undefined) counts[table] = (counts[table] ?? 0) + 1;
      else if ((table = /^COPY (.+?) \(/.exec(line)?.[1]) !== undefined) counts[table] = 0;
    }
  }
  return counts;
}
