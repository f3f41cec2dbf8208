/** Saves and removes views of the list. */
import { draftOf, parseFields, problemText } from '#server/staff/fields.ts';
import type { Fields } from '#server/http/body.ts';
import { answerDone } from '#server/staff/answers.ts';
import { answerQueue, listViews, readView } from '#server/staff/queue/show.ts';
import type { StaffAction, StaffVisit } from '#server/staff/visit.ts';
import { maxViews, queuePath, removeViewSchema, saveViewSchema } from '#contracts/staff/queue.ts';
import type { Draft } from '#contracts/staff/frame.ts';

/**
 * Saves a view under a name. It replaces the view of that name. When the maximum is reached, it
 * replaces a chosen view.
 */
export const saveViewAction: StaffAction = {
  permission: 'requests.change',
  act: saveView,
  redisplay: {
    labels: { naam: 'Naam van de weergave' },
    schema: saveViewSchema,
    show: (visit, fields, options) =>
      answerQueue(visit, readView(fields), {
        ...options,
        unsaved: draftOf(saveViewSchema, fields),
      }),
  },
};

async function saveView(visit: StaffVisit, fields: Fields): Promise<Response> {
  const { services, session } = visit;
  const parsed = saveViewSchema.safeParse(fields);
  if (!parsed.success) return refuse(visit, fields, { naam: problemText(parsed.error.issues[0]?.message) });
  const { naam: name, vervang } = parsed.data;
  const kept = await listViews(services.db, session.userId);
  const query = queuePath(readView(fields));
  const isKnown = kept.some((view) => view.name === name);
  if (isKnown || kept.length < maxViews) {
    await storeView(visit, { name, query });
  } else {
    const replaced = kept.find(({ id }) => String(id) === vervang);
    if (!replaced) return refuse(visit, fields, { vervang: fullProblem });
    await replaceView(visit, replaced.id, { name, query });
  }
  return answerDone(visit, query, 'weergave');
}

const fullProblem = `U kunt hoogstens ${String(maxViews)} weergaven bewaren. Kies welke u vervangt, of verwijder er eerst een.`;

function refuse(visit: StaffVisit, fields: Fields, errors: Draft['errors']): Promise<Response> {
  return answerQueue(visit, readView(fields), {
    status: 422,
    unsaved: draftOf(saveViewSchema, fields, errors),
  });
}

type NewView = Record<'name' | 'query', string>;

async function storeView({ services, session }: StaffVisit, view: NewView): Promise<void> {
  await services.db
    .insertInto('savedViews')
    .values({ ...view, userId: session.userId, createdAt: services.now() })
    .onConflict((conflict) => conflict.columns(['userId', 'name']).doUpdateSet({ query: view.query }))
    .execute();
}

async function replaceView({ services, session }: StaffVisit, id: number, view: NewView): Promise<void> {
  await services.db
    .updateTable('savedViews')
    .set(view)
    .where('id', '=', id)
    .where('userId', '=', session.userId)
    .execute();
}

/** Removes one of the user's views. */
export async function removeView(visit: StaffVisit, fields: Fields): Promise<Response> {
  const { weergave: id } = parseFields(removeViewSchema, fields);
  await visit.services.db
    .deleteFrom('savedViews')
    .where('id', '=', id)
    .where('userId', '=', visit.session.userId)
    .execute();
  return answerDone(visit, queuePath({}), 'weergave-weg');
}
