import { BackupError, findSchema } from './tables.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from 'kysely';

/** Throws when the database contains a relation, function or type that no extension created. */
export async function requireEmpty(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select n.nspname || '.' || object.name as name
    from (
      select 'pg_class'::regclass, oid, relnamespace, relname from pg_class
      union all select 'pg_proc'::regclass, oid, pronamespace, proname from pg_proc
      union all select 'pg_type'::regclass, oid, typnamespace, typname from pg_type where typelem = 0
    ) object (class, oid, namespace, name)
    join pg_namespace n on n.oid = object.namespace
    where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and not exists (
      select from pg_depend d where d.classid = object.class and d.objid = object.oid and d.deptype = 'e'
    )
    limit 1`.execute(db);
  if (rows[0])
    throw new BackupError(
      `This database is not empty, it has ${rows[0].name}: make a new one, and let DATABASE_URL name that.`,
    );
}

/** Drops and recreates the schema of the site's tables. */
export async function emptySchema(db: Database): Promise<void> {
  const schema = sql.raw((await findSchema(db)).id);
  await db.transaction().execute(async (trx) => {
    await sql`drop schema ${schema} cascade`.execute(trx);
    await sql`create schema ${schema}`.execute(trx);
  });
}
