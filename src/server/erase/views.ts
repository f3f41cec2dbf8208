/** Finds the saved views of staff that name a person in their name or search text. */
import type { Database } from '#server/database/database.ts';
import { queueParameters } from '#contracts/staff/queue.ts';
import { sql } from 'kysely';

/** The requests and the e-mail address of one person. */
export interface PersonalData {
  references: readonly string[];
  /** In lower case; null when unknown. */
  email: string | null;
}

/** Parts of names that are too common to identify a person. */
const particles = 'al da de del den der di do du el het la le op te ten ter van von'.split(' ');

/** Removes diacritics, and converts to lower case. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** True when the text contains one of the parts of a name. A short part must be a separate word. */
function isNamed(text: string, parts: Iterable<string>): boolean {
  const words = new Set(text.split(/[^\p{L}\p{N}]+/u));
  return [...parts].some((part) => (part.length > 3 ? text.includes(part) : words.has(part)));
}

/**
 * Lists the ids of the saved views that name the person. False positives are accepted, because
 * deleting a view too many does less harm than keeping a name.
 */
export async function listViewsNaming(db: Database, { references, email }: PersonalData): Promise<number[]> {
  const people = await db
    .selectFrom('requests')
    .select(['name', 'phone'])
    .where(sql<boolean>`reference = any(${references}::text[])`)
    .execute();
  const parts = people.flatMap(({ name }) => fold(name).split(/[\s.,-]+/));
  const words = new Set(parts.filter((part) => part.length > 1 && !particles.includes(part)));
  if (email) words.add(email);
  const phones = people.flatMap(({ phone }) => (phone ? [phone.slice(-9)] : []));
  const views = await db.selectFrom('savedViews').select(['id', 'name', 'query']).execute();
  return views
    .filter(({ name, query }) => {
      const text = fold(
        `${name} ${new URLSearchParams(query.split('?')[1]).get(queueParameters.search) ?? ''}`,
      );
      return isNamed(text, words) || phones.some((phone) => text.replace(/\D/g, '').includes(phone));
    })
    .map(({ id }) => id);
}
