/** What a backup has to hold: the tables of the site, and how many rows each has. */
import type { Database } from '#server/database/database.ts';
import { compareMigrations } from '#server/database/migrate.ts';
import { tableNames } from '#server/database/tables.ts';
import { sql } from 'kysely';

/** Thrown when there can be no backup or restore; the message says why, and the cure. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** Rows of each table, by its name as SQL writes it, with its schema. */
export type Counts = Record<string, number>;

/** What a restore did; the migrations are those that the backup lacked. */
export interface Restored {
  counts: Counts;
  applied: string[];
}

interface Relation {
  /** As SQL writes it, with its schema. */
  id: string;
  isTable: boolean;
  /** Its table, for the sequence of a column; else itself. */
  belongsTo: string;
}

/** The schema in which tables are made and found: its name, and that as SQL writes it. */
export async function findSchema(db: Database): Promise<{ name: string; id: string }> {
  const { rows } = await sql<{ name: string; id: string }>`
    select name, quote_ident(name) as id from coalesce(current_schema(), 'public') as name`.execute(db);
  return rows[0] ?? { name: '', id: '' };
}

/**
 * The tables of the site, and what else of their schema a dump can leave out. Throws where the site
 * would not find its tables. After a newer release, whose tables are not known here, all are ours.
 */
export async function listTables(db: Database): Promise<{ tables: string[]; others: string[] }> {
  const { rows } = await sql<Relation>`
    select format('%I.%I', current_schema(), c.relname) as id, c.relkind in ('r', 'p') as is_table,
      coalesce(t.relname, c.relname)::text as belongs_to
    from pg_class c
    left join pg_depend d on c.relkind = 'S' and d.objid = c.oid and d.classid = 'pg_class'::regclass
      and d.refclassid = 'pg_class'::regclass and d.deptype in ('a', 'i')
    left join pg_class t on t.oid = d.refobjid
    where c.relnamespace = to_regnamespace(quote_ident(current_schema()))
      and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')`.execute(db);
  const { newer } = await compareMigrations(db);
  const isOurs = ({ belongsTo }: Relation) => newer.length > 0 || tableNames.includes(belongsTo);
  const tables = rows.filter((relation) => relation.isTable && isOurs(relation)).map(({ id }) => id);
  if (tables.length === 0)
    throw new BackupError(
      `There are no tables of the site in the schema ${(await findSchema(db)).name}, where its user looks: mend the database in DATABASE_URL, or the user's search_path.`,
    );
  return { tables, others: rows.filter((relation) => !isOurs(relation)).map(({ id }) => id) };
}

export async function countRows(db: Database, tables: readonly string[]): Promise<Counts> {
  const counts: Counts = {};
  for (const table of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.raw(table)}`.execute(db);
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

/** Throws for the first table of which they have not the same number. */
export function compareCounts(backup: Counts, database: Counts): void {
  for (const table of Object.keys({ ...backup, ...database })) {
    const [saved, present] = [backup[table] ?? 0, database[table] ?? 0];
    if (saved !== present)
      throw new BackupError(
        `The database has ${String(present)} rows in ${table}, and the backup ${String(saved)}: nothing was kept.`,
      );
  }
}
