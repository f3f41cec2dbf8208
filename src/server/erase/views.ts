/** Finds saved views of staff that name a person, since their search text may be a name. */
import type { Database } from '#server/database/database.ts';
import { queueParameters } from '#contracts/staff/queue.ts';

/** The personal data of one person. */
export interface PersonalData {
  references: readonly string[];
  /** In lower case; null when unknown. */
  email: string | null;
}

/** Shorter parts of a name, such as `de`, identify nobody. */
const minNameLength = 4;

/** Without diacritics and in lower case, as the search of the list compares. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The ids of those views. Deleting one too many does little harm; keeping a name does. */
export async function listViewsNaming(db: Database, { references, email }: PersonalData): Promise<number[]> {
  const people = await db
    .selectFrom('requests')
    .select(['name', 'phone'])
    .where('reference', 'in', references.length > 0 ? references : [''])
    .execute();
  const names = people.flatMap(({ name }) => fold(name).split(/[\s.,-]+/));
  const words = [...names.filter((word) => word.length >= minNameLength), ...(email ? [email] : [])];
  const phones = people.flatMap(({ phone }) => (phone ? [phone.slice(-9)] : []));
  const views = await db.selectFrom('savedViews').select(['id', 'name', 'query']).execute();
  return views
    .filter(({ name, query }) => {
      const text = fold(
        `${name} ${new URLSearchParams(query.split('?')[1]).get(queueParameters.search) ?? ''}`,
      );
      return (
        words.some((word) => text.includes(word)) ||
        phones.some((phone) => text.replace(/\D/g, '').includes(phone))
      );
    })
    .map(({ id }) => id);
}
