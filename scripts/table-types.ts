import type { Database } from '#server/database/database.ts';
import { generate, PostgresDialect } from 'kysely-codegen';
import { format, resolveConfig } from 'prettier';

export const tableTypesFile = 'src/server/database/tables.ts';

/** The types of the tables that a PostgreSQL database has, as `tableTypesFile` should hold them. */
export async function generateTableTypes(db: Database): Promise<string> {
  const types = await generate({
    db: db.withoutPlugins(),
    dialect: new PostgresDialect({ dateParser: 'string' }),
    camelCase: true,
    excludePattern: 'kysely_*',
    outFile: null,
  });
  return format(types, { ...(await resolveConfig(tableTypesFile)), parser: 'typescript' });
}
