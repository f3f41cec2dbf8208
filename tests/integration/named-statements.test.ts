import { openDatabase, openDatabaseForMaintenance, type Database } from '#server/database/database.ts';
import { keepPlan } from '#server/database/named-statements.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../support/test-database.ts';

let databaseUrl: string;
let db: Database;
beforeEach(async () => {
  databaseUrl = await createTestDatabase();
  db = open();
});

/** As in a function: with one connection. */
function open(): Database {
  const opened = openDatabase({ databaseUrl, dataDirectory: '', production: false, serverless: true });
  onTestFinished(() => opened.destroy());
  return opened;
}

function askUser(id: number, asked = db) {
  return asked.selectFrom('users').selectAll().where('id', '=', id).modifyFront(keepPlan).execute();
}

async function listNames(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(db);
  return rows.map(({ name }) => name);
}

describe('a statement whose plan suits all values', () => {
  test('is kept by the connection, whatever its values are', async () => {
    expect(await askUser(1)).toEqual([]);
    expect(await askUser(2)).toEqual([]);
    expect(await listNames()).toHaveLength(1);
  });

  test('is answered also when the connection has forgotten it, as behind a pooler', async () => {
    await askUser(1);
    await sql`deallocate all`.execute(db);
    expect(await askUser(2)).toEqual([]);
    expect(await askUser(3)).toEqual([]);
    expect(await listNames()).toEqual([]);
  });

  test('is answered also when the connection has its name from somebody else', async () => {
    await askUser(1);
    const [name = ''] = await listNames();
    const other = open();
    await sql.raw(`prepare "${name}" as select 1`).execute(other);
    expect(await askUser(1, other)).toEqual([]);
    expect(await askUser(1, other)).toEqual([]);
  });

  test('is answered with the columns that its table has got since', async () => {
    const user = { username: 'ada', role: 'administrator', passwordHash: 'x'.repeat(40) };
    const { id } = await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow();
    await askUser(id);
    const owner = openDatabaseForMaintenance({ databaseUrl, dataDirectory: '', production: false });
    await sql`alter table users add column motto text default 'Schoon'`.execute(owner);
    await owner.destroy();
    expect(await askUser(id)).toMatchObject([{ ...user, motto: 'Schoon' }]);
  });

  test('is refused for what is wrong with its values, and keeps its name', async () => {
    await askUser(1);
    await expect(askUser('no number' as never)).rejects.toThrow('invalid input syntax');
    expect(await listNames()).toHaveLength(1);
  });
});

test('any other is planned with its values each time', async () => {
  for (const id of [1, 2, 3]) await db.selectFrom('users').select('id').where('id', '=', id).execute();
  expect(await listNames()).toEqual([]);
});

test('no connection keeps more than sixty', async () => {
  for (let size = 1; size <= 80; size += 1) {
    const ids = Array.from({ length: size }, (_, index) => index);
    await db.selectFrom('users').select('id').where('id', 'in', ids).modifyFront(keepPlan).execute();
  }
  expect(await listNames()).toHaveLength(60);
});
