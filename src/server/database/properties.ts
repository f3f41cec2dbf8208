/** Checks the properties of a database that the site relies on, besides its tables. */
import type { Database } from '#server/database/database.ts';
import { sql } from 'kysely';

/** The properties of a database, and the rights of its user. */
export interface Properties {
  encoding: string;
  dateStyle: string;
  isReadOnly: boolean;
  /**
   * The schema in which tables are created, quoted for SQL; null when no schema of the search path
   * exists.
   */
  schema: string | null;
  mayCreate: boolean;
  /** Tables of the schema on which the user lacks read or write privileges. */
  closedTables: string[];
}

/** A problem of the database, as a sentence with its remedy. */
export interface DatabaseFault {
  /**
   * `read-only`: nothing can be stored. `unfit`: data cannot be stored correctly. `unready`:
   * migrations cannot be applied.
   */
  kind: 'read-only' | 'unfit' | 'unready';
  text: string;
}

/** SQL expression for the properties, as JSON. */
export const properties = sql<Properties>`
  jsonb_build_object(
    'encoding', current_setting('server_encoding'),
    'dateStyle', current_setting('datestyle'),
    'isReadOnly', current_setting('transaction_read_only')::boolean,
    'schema', quote_ident(current_schema()),
    'mayCreate', coalesce(has_schema_privilege(current_schema(), 'create'), false),
    'closedTables', array(
      select c.relname::text from pg_class c
      where c.relkind = 'r' and c.relnamespace = to_regnamespace(quote_ident(current_schema()))
        and not (has_table_privilege(c.oid, 'select') and has_table_privilege(c.oid, 'insert')
          and has_table_privilege(c.oid, 'update') and has_table_privilege(c.oid, 'delete'))
      order by c.relname))`;

/** Returns the faults of a database with these properties, most serious first. */
export function assessProperties({ schema, ...found }: Properties): DatabaseFault[] {
  const faults: (DatabaseFault | false)[] = [
    found.encoding !== 'UTF8' && {
      kind: 'unfit',
      text: `its encoding is ${found.encoding}, in which texts cannot be stored: create another one with \`createdb --encoding UTF8 --template template0\`.`,
    },
    !found.dateStyle.startsWith('ISO') && {
      kind: 'unfit',
      text: `it writes dates in the style ${found.dateStyle}, which is misread: alter database <name> set datestyle = 'ISO'.`,
    },
    schema === null && {
      kind: 'unfit',
      text: 'no schema of its search_path exists: create schema <user> authorization <user>, or correct the search_path.',
    },
    found.closedTables.length > 0 && {
      kind: 'unfit',
      text: `its user may not read and write ${found.closedTables.join(', ')}: make that user the owner (reassign owned by <their owner> to <user>).`,
    },
    found.isReadOnly && {
      kind: 'read-only',
      text: 'it may only be read, so nothing is stored: free disk space, name the primary server instead of a replica, or unset default_transaction_read_only.',
    },
    schema !== null &&
      !found.mayCreate && {
        kind: 'unready',
        text: `its user may not create tables, so migrations will fail: grant create on schema ${schema} to <user>.`,
      },
  ];
  return faults.filter((fault) => fault !== false);
}

/** Reads the properties and returns their faults. */
export async function listDatabaseFaults(db: Database): Promise<DatabaseFault[]> {
  const { rows } = await sql<{ properties: Properties }>`select ${properties} as properties`.execute(db);
  return rows.flatMap((row) => assessProperties(row.properties));
}
