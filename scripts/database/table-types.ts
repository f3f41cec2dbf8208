import type { Database } from '#server/database/database.ts';
import { generate, PostgresDialect } from 'kysely-codegen';
import { format, resolveConfig } from 'prettier';

export const tableTypesFile = 'src/server/database/tables.ts';

/** Generates the types of a PostgreSQL database's tables, for `tableTypesFile`. */
export async function generateTableTypes(db: Database): Promise<string> {
  const types = await generate({
    db: db.withoutPlugins(),
    dialect: new PostgresDialect({ dateParser: 'string', numericParser: 'number' }),
    camelCase: true,
    excludePattern: 'kysely_*',
    outFile: null,
  });
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const names = tables.map(({ name }) => name).sort();
  const list = `
    /** The names of all tables, including those of Kysely's migrator. */
    export const tableNames: readonly string[] = ${JSON.stringify(names)};`;
  return format(types + list, { ...(await resolveConfig(tableTypesFile)), parser: 'typescript' });
}
