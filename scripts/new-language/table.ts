/** The database knows the languages too: each table that says in which somebody wrote. */
import { readFileSync } from 'node:fs';
import { locales } from '#i18n/locales.ts';

/** The tables with a column `locale`, as the generated types say. */
function listTables(): string[] {
  const types = readFileSync('src/server/database/tables.ts', 'utf8');
  const interfaces = types.matchAll(/^export interface (\w+) \{\n(.*?)^\}/gms);
  const names = Array.from(interfaces, ([, name = '', body = '']) =>
    /^ {2}locale: /m.test(body) ? name : '',
  );
  return names
    .filter((name) => new RegExp(`^ {2}\\w+: ${name};$`, 'm').test(types))
    .map((name) => name.replace(/(?!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase());
}

/** The source of the migration that lets them hold the language. */
export function migrationOf(code: string): string {
  const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');
  return `import { sql, type Kysely } from 'kysely';

const tables = [${quoted(listTables())}];

export async function up(db: Kysely<unknown>): Promise<void> {
  await allow(db, [${quoted([...locales, code])}]);
}

/** Fails when somebody wrote in the language: what they sent is not for a migration to remove. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await allow(db, [${quoted(locales)}]);
}

async function allow(db: Kysely<unknown>, codes: string[]): Promise<void> {
  const list = sql.join(codes.map((code) => sql.lit(code)));
  for (const table of tables) {
    const name = sql.id(\`\${table}_locale_check\`);
    await sql\`alter table \${sql.table(table)} drop constraint if exists \${name},
      add constraint \${name} check (locale in (\${list}))\`.execute(db);
  }
}
`;
}
