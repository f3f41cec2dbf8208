/** Properties of a database that the site relies on, besides its tables. */
import type { Database } from '#server/database/database.ts';
import { sql } from 'kysely';

/** As `properties` reads them. */
export interface Properties {
  encoding: string;
  dateStyle: string;
  isReadOnly: boolean;
  /** In which tables are made, as SQL writes it; null when the search path names none. */
  schema: string | null;
  mayCreate: boolean;
  /** Ours that its user may not read and write. */
  closedTables: string[];
}

/** A sentence about the database, with its cure. */
export interface DatabaseFault {
  /** `unfit`: nothing can be stored as it should. `unready`: no migration can be applied. */
  kind: 'read-only' | 'unfit' | 'unready';
  text: string;
}

/** Reads them in one part of a statement, for `judgeProperties`. */
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

/** Returns the faults, the most serious first. */
export function judgeProperties({ schema, ...found }: Properties): DatabaseFault[] {
  const faults: (DatabaseFault | false)[] = [
    found.encoding !== 'UTF8' && {
      kind: 'unfit',
      text: `its encoding is ${found.encoding}, in which texts cannot be stored: make another one with \`createdb --encoding UTF8 --template template0\`.`,
    },
    !found.dateStyle.startsWith('ISO') && {
      kind: 'unfit',
      text: `it writes dates in the style ${found.dateStyle}, which is misread: alter database <name> set datestyle = 'ISO'.`,
    },
    schema === null && {
      kind: 'unfit',
      text: 'it has no schema where its search_path looks: create schema <user> authorization <user>, or mend the search_path.',
    },
    found.closedTables.length > 0 && {
      kind: 'unfit',
      text: `its user may not read and write ${found.closedTables.join(', ')}: make that user the owner (reassign owned by <who made them> to <user>).`,
    },
    found.isReadOnly && {
      kind: 'read-only',
      text: 'it may only be read, so nothing is stored: give its disk room, name the server that is no replica, or take default_transaction_read_only away.',
    },
    schema !== null &&
      !found.mayCreate && {
        kind: 'unready',
        text: `its user may not make tables, so migrations will fail: grant create on schema ${schema} to <user>.`,
      },
  ];
  return faults.filter((fault) => fault !== false);
}

/** Returns the faults of the database as it is now. */
export async function listDatabaseFaults(db: Database): Promise<DatabaseFault[]> {
  const { rows } = await sql<{ properties: Properties }>`select ${properties} as properties`.execute(db);
  return rows.flatMap((row) => judgeProperties(row.properties));
}
