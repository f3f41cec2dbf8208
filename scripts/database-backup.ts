/**
 * A backup that any Postgres can be restored from: lines of JSON, of which the first names the last
 * migration, and each other one is a table's name with some of its rows.
 */
import type { Database } from '#server/database/database.ts';
import { listApplied, migrateTo } from '#server/database/migrate.ts';
import { sql, type Transaction } from 'kysely';
import type { DB } from '#server/database/tables.ts';

/** Few enough to hold in memory, also with the text of mails; a file may have megabytes. */
const rowsPerLine = { files: 2, others: 200 };

type Change = Transaction<DB>;

/** Gives the lines, of one moment however long it takes. */
export async function backUp(db: Database, write: (line: string) => Promise<void>): Promise<void> {
  const migration = (await listApplied(db)).at(-1);
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await write(JSON.stringify({ migration }));
      for (const { name } of await listTables(trx)) await writeTable(trx, name, write);
    });
}

async function writeTable(trx: Change, table: string, write: (line: string) => Promise<void>): Promise<void> {
  await sql`declare lines no scroll cursor for select to_jsonb(t)::text as row from ${sql.table(table)} t`.execute(
    trx,
  );
  const count = table === 'application_files' ? rowsPerLine.files : rowsPerLine.others;
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(count)} from lines`.execute(trx);
    if (rows.length === 0) break;
    await write(`{"table":${JSON.stringify(table)},"rows":[${rows.map(({ row }) => row).join(',')}]}`);
  }
  await sql`close lines`.execute(trx);
}

interface Line {
  migration?: string;
  table?: string;
  rows?: unknown[];
}

/** Puts the lines into an empty database, all or none of them; gives how many rows that are. */
export async function restore(db: Database, lines: AsyncIterable<string>): Promise<number> {
  const iterator = lines[Symbol.asyncIterator]();
  const first = await iterator.next();
  const { migration } = JSON.parse(first.done ? '{}' : first.value) as Line;
  if (migration === undefined) throw new Error('This is no backup.');
  await migrateTo(db, migration);
  return db.transaction().execute(async (trx) => {
    const tables = await listTables(trx);
    await setTriggers(trx, tables, 'disable');
    // What the migrations wrote is in the backup as well.
    for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(trx);
    const count = await insertLines(trx, tables, iterator);
    await setSequences(trx);
    await setTriggers(trx, tables, 'enable');
    return count;
  });
}

async function insertLines(trx: Change, tables: Table[], lines: AsyncIterator<string>): Promise<number> {
  let count = 0;
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const { table = '', rows = [] } = JSON.parse(next.value) as Line;
    const columns = tables.find(({ name }) => name === table)?.columns ?? [];
    const list = sql.join(columns.map((column) => sql.id(column)));
    await sql`
      insert into ${sql.table(table)} (${list}) overriding system value
      select ${list} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
      trx,
    );
    count += rows.length;
  }
  return count;
}

interface Table {
  name: string;
  /** Without those that the database computes. */
  columns: string[];
}

/** Each table after those that it refers to. */
async function listTables(trx: Change): Promise<Table[]> {
  const { rows } = await sql<Table & { refersTo: string[] }>`
    select c.relname as name,
      (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select coalesce(array_agg(f.relname::text), '{}') from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as refers_to
    from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not like 'kysely%'
    order by name`.execute(trx);
  const sorted: Table[] = [];
  const add = (table: (typeof rows)[number]) => {
    if (sorted.includes(table)) return;
    rows.filter(({ name }) => table.refersTo.includes(name)).forEach(add);
    sorted.push(table);
  };
  rows.forEach(add);
  return sorted;
}

/** Those of our own: what they would do has been done. */
async function setTriggers(trx: Change, tables: Table[], to: 'disable' | 'enable'): Promise<void> {
  for (const { name } of tables)
    await sql`alter table ${sql.table(name)} ${sql.raw(to)} trigger user`.execute(trx);
}

/** Numbers go on where they were. */
async function setSequences(trx: Change): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`.execute(trx);
  for (const { table, column } of rows)
    await sql`
      select setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${sql.id(column)}), 1),
        max(${sql.id(column)}) is not null) from ${sql.table(table)}`.execute(trx);
}
