import { fill } from '#i18n/fill.ts';
import type { Locale } from '#i18n/locales.ts';
import { replyTemplates, type ReplyTemplate } from '#i18n/staff/reply-templates.ts';
import type { Database } from '#server/database/database.ts';
import type { RequestView } from '#contracts/staff/request.ts';

type VersionedTemplate = ReplyTemplate & { version: number };

/** Returns the given templates as edited by staff, with a version that detects concurrent edits. */
export async function readEditedTemplates(
  db: Database,
  delivered: readonly ReplyTemplate[],
): Promise<VersionedTemplate[]> {
  const edited = await db.selectFrom('replyTemplates').selectAll().execute();
  return delivered.map((template) => {
    const { texts = template.text, version = 0 } = edited.find(({ code }) => code === template.code) ?? {};
    // The page that stores the texts has validated their languages.
    return { ...template, text: texts as Record<Locale, string>, version };
  });
}

/**
 * Lists the templates of a request with their placeholders filled in; a reply starts with the
 * first.
 */
export async function readTemplates(
  db: Database,
  { kind, locale, name, company, reference }: RequestView,
): Promise<{ code: string; label: string; text: string }[]> {
  const values = { naam: name, bedrijf: company ?? name, referentie: reference };
  const templates = await readEditedTemplates(db, replyTemplates[kind]);
  return templates.map(({ code, label, text }) => ({ code, label, text: fill(text[locale], values) }));
}

/** The templates that have a text to edit, without duplicates. */
export const editableTemplates = [...new Set(Object.values(replyTemplates).flat())].filter(
  ({ text }) => text.nl !== '',
);
