/** Runs the backup commands, and stores data that is difficult to restore. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { runScript as run } from './run-script.ts';

type Variables = Record<string, string>;

export function runScript(script: 'backup' | 'restore', file: string, variables: Variables) {
  return run([`scripts/database/${script}.ts`, file], { variables });
}

export async function backUpTo(file: string, variables: Variables): Promise<string> {
  expect((await runScript('backup', file, variables)).stdout).toBe(`${file}\n`);
  return file;
}

/**
 * Stores Unicode's first 69,632 characters without U+0000 and surrogates, and values that are
 * terminators in some format.
 */
export async function storeEveryCharacter(db: Database): Promise<void> {
  const all = Array.from({ length: 0x11_000 }, (_, code) => String.fromCodePoint(code))
    .filter((sign) => sign !== '\0' && sign.isWellFormed())
    .join('');
  const marks = `\\.\n\\N\t'"$$\r\n\r\u2028\u2029\u0085\u200f\u202e\u2066\ufeffe\u0301👩‍👩‍👧 \\u2028 COPY x FROM stdin;\n\\.`;
  const texts = [marks, ...(all.match(/[^]{1,3000}/gu) ?? [])];
  await sql`
    insert into request_events (reference, kind, text, detail, created_at)
    select reference, 'note', text, jsonb_build_object('text', text), '2026-10-25 00:30:00.123456+00'
    from (select reference from requests limit 1) request, unnest(${texts}::text[]) text`.execute(db);
  await sql`update contact_requests set naam = ${marks}, bedrijf = ${marks}, email = ${marks}, bericht = ${marks}
    where id in (select min(id) from contact_requests)`.execute(db);
  await db
    .updateTable('applicationFiles')
    .set({ name: marks, content: Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)) })
    .execute();
}
