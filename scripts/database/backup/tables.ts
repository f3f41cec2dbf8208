/** The tables that a backup must contain, and their row counts. */
import type { Database } from '#server/database/database.ts';
import { compareMigrations } from '#server/database/migrate.ts';
import { tableNames } from '#server/database/tables.ts';
import { sql } from 'kysely';

/** Thrown when a backup or restore is impossible. The message says why and how to fix it. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** Row count per table. The keys are quoted, schema-qualified table names. */
export type Counts = Record<string, number>;

/** The result of a restore. `applied` lists the migrations that the backup lacked. */
export interface Restored {
  counts: Counts;
  applied: string[];
}

interface Relation {
  /** Quoted, schema-qualified name. */
  id: string;
  isTable: boolean;
  /** For a sequence: the name of the table that owns it. Otherwise the relation's own name. */
  belongsTo: string;
}

/** Returns the current schema: its plain name, and the name quoted for SQL. */
export async function findSchema(db: Database): Promise<{ name: string; id: string }> {
  const { rows } = await sql<{ name: string; id: string }>`
    select name, quote_ident(name) as id from coalesce(current_schema(), 'public') as name`.execute(db);
  return rows[0] ?? { name: '', id: '' };
}

/**
 * Lists the site's tables, and the other relations of the schema, which a dump can skip. Throws
 * when the site would not find its tables there. If a newer release has migrated the database,
 * every relation counts as the site's, because this release cannot know the new tables.
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

/** Throws when a table does not have as many rows in the backup as in the database. */
export function compareCounts(backup: Counts, database: Counts): void {
  for (const table of Object.keys({ ...backup, ...database })) {
    const [saved, present] = [backup[table] ?? 0, database[table] ?? 0];
    if (saved !== present)
      throw new BackupError(
        `The database has ${String(present)} rows in ${table}, and the backup ${String(saved)}: nothing was kept.`,
      );
  }
}
