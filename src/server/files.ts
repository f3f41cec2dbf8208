/**
 * Files of submissions and received mails, stored in the database and deleted together with the
 * submission or the mail. Bytes are transferred as base64, which every driver supports.
 */
import type { Database } from '#server/database/database.ts';
import type { SentFile } from '#server/http/body.ts';
import { sql, type RawBuilder } from 'kysely';

/** An accepted file of a form or a received mail. */
export interface UploadedFile extends SentFile {
  /** Media type, detected from the content. */
  type: string;
}

export interface StoredFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/** Metadata of a file, without its content; `size` in bytes. */
export interface FileInfo extends Omit<StoredFile, 'bytes'> {
  size: number;
}

/** CTE that stores a file for the submission in `stored`, if `stored` has a row. */
export function insertFile(
  { name, type, bytes }: UploadedFile,
  stored: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const content = Buffer.from(bytes).toString('base64');
  return sql`
    filed as (
      insert into application_files (reference, name, type, content)
      select reference, ${name}, ${type}, decode(${content}, 'base64') from ${stored}
    )`;
}

/** Finds the file of a job application; undefined if there is none. */
export function findFile(db: Database, reference: string): Promise<StoredFile | undefined> {
  return readStored(db, sql`application_files where reference = ${reference}`);
}

/** Finds a file that arrived with a mail about a request; undefined if there is none. */
export function findReceivedFile(
  db: Database,
  reference: string,
  id: number,
): Promise<StoredFile | undefined> {
  return readStored(
    db,
    sql`received_files where id = ${id} and event_id in (
      select id from request_events where reference = ${reference})`,
  );
}

async function readStored(db: Database, from: RawBuilder<unknown>): Promise<StoredFile | undefined> {
  const { rows } = await sql<{ name: string; type: string; content: string }>`
    select name, type, encode(content, 'base64') as content from ${from}`.execute(db);
  return rows.map(({ content, ...file }) => ({ ...file, bytes: Buffer.from(content, 'base64') }))[0];
}

/** Finds the metadata of the file of a job application; undefined if there is none. */
export async function findFileInfo(db: Database, reference: string): Promise<FileInfo | undefined> {
  const { rows } = await sql<FileInfo>`
    select name, type, octet_length(content)::int as size from application_files
    where reference = ${reference}`.execute(db);
  return rows[0];
}
