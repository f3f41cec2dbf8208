import { openDatabase, openDatabaseForMaintenance, type Database } from '#server/database/database.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../support/test-database.ts';

let databaseUrl: string;
let db: Database;
beforeEach(async () => {
  databaseUrl = await createTestDatabase();
  // As in a function: with one connection.
  db = openDatabase({ databaseUrl, dataDirectory: '', production: false, serverless: true });
  onTestFinished(() => db.destroy());
});

const askUser = (id: number) => db.selectFrom('users').selectAll().where('id', '=', id).execute();

async function listNames(): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  return rows.map(({ statement }) => statement).filter((text) => text.includes('from "users"'));
}

describe('a statement that is asked again and again', () => {
  test('is kept by the connection from its third time on, whatever its values are', async () => {
    await askUser(1);
    await askUser(2);
    expect(await listNames()).toEqual([]);
    await askUser(3);
    await askUser(4);
    expect(await listNames()).toEqual(['select * from "users" where "id" = $1']);
  });

  test('is answered also when the connection has forgotten it, as behind a pooler', async () => {
    for (const id of [1, 2, 3]) await askUser(id);
    await sql`deallocate all`.execute(db);
    expect(await askUser(4)).toEqual([]);
    for (const id of [5, 6, 7]) await askUser(id);
    expect(await listNames()).toEqual([]);
  });

  test('is answered also when the connection has it from somebody else', async () => {
    for (const id of [1, 2, 3]) await askUser(id);
    const { rows } = await sql<{
      name: string;
    }>`select name from pg_prepared_statements where statement like '%from "users"%'`.execute(db);
    const other = openDatabase({ databaseUrl, dataDirectory: '', production: false, serverless: true });
    onTestFinished(() => other.destroy());
    await sql.raw(`prepare "${rows[0]?.name ?? ''}" as select 1`).execute(other);
    const ask = () => other.selectFrom('users').selectAll().where('id', '=', 1).execute();
    for (let time = 0; time < 4; time += 1) expect(await ask()).toEqual([]);
  });

  test('is answered with the columns that its table has got since', async () => {
    const user = { username: 'ada', role: 'administrator', passwordHash: 'x'.repeat(40) };
    const { id } = await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow();
    for (let time = 0; time < 3; time += 1) await askUser(id);
    const owner = openDatabaseForMaintenance({ databaseUrl, dataDirectory: '', production: false });
    await sql`alter table users add column motto text default 'Schoon'`.execute(owner);
    await owner.destroy();
    expect(await askUser(id)).toMatchObject([{ ...user, motto: 'Schoon' }]);
  });

  test('is refused for what is wrong with its values alone, and keeps its name', async () => {
    const ask = (id: unknown) => askUser(id as number);
    for (const id of [1, 2, 3]) await ask(id);
    await expect(ask('no number')).rejects.toThrow('invalid input syntax');
    expect(await listNames()).toHaveLength(1);
  });
});

test('no connection keeps more than sixty', async () => {
  for (let size = 1; size <= 80; size += 1) {
    const ids = Array.from({ length: size }, (_, index) => index);
    for (let time = 0; time < 3; time += 1)
      await db.selectFrom('users').select('id').where('id', 'in', ids).execute();
  }
  expect(await listNames()).toHaveLength(60);
});
