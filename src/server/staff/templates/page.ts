/** The page on which staff edits the templates of replies. */
import { languageLabels } from '#i18n/staff/labels.ts';
import { changeWithAudit } from '#server/audit.ts';
import { redisplayValues } from '#server/forms/redisplay-values.ts';
import { Refusal } from '#server/http/answers.ts';
import type { Fields } from '#server/http/body.ts';
import { answerDone, answerStaffPage } from '#server/staff/answers.ts';
import { auditEntry } from '#server/staff/audit.ts';
import { parseFields, problemsOf } from '#server/staff/fields.ts';
import { editableTemplates, readEditedTemplates } from '#server/staff/templates/read.ts';
import type { PageOptions, StaffRoute, StaffVisit } from '#server/staff/visit.ts';
import {
  restoreSchema,
  templateActions,
  templateSchema,
  templatesPath,
  type EditedTemplate,
} from '#contracts/staff/templates.ts';
import { sql, type RawBuilder } from 'kysely';

const permission = 'templates.change';

export const templatesRoute: StaffRoute = {
  path: templatesPath,
  permission,
  show: (visit) => answerTemplates(visit),
  actions: {
    [templateActions.save]: {
      permission,
      act: save,
      redisplay: {
        labels: languageLabels,
        schema: templateSchema,
        show: (visit, fields, options) => answerTemplates(visit, options, draftOf(fields, {})),
      },
    },
    [templateActions.restore]: { permission, act: restore },
  },
};

type Draft = Pick<EditedTemplate, 'code' | 'errors' | 'text'>;

async function answerTemplates(visit: StaffVisit, options: PageOptions = {}, draft?: Draft) {
  const stored = await readEditedTemplates(visit.services.db, editableTemplates);
  const templates = stored.map((template) =>
    template.code === draft?.code ? { ...template, ...draft } : template,
  );
  return answerStaffPage(visit, 'templates', { templates }, options);
}

async function save(visit: StaffVisit, fields: Fields): Promise<Response> {
  const parsed = templateSchema.safeParse(fields);
  if (!parsed.success) {
    const errors = problemsOf<string>(parsed.error.issues);
    return answerTemplates(visit, { status: 422 }, draftOf(fields, errors));
  }
  const { sjabloon: code, versie: version, ...texts } = parsed.data;
  const statement = sql`
    insert into reply_templates (code, texts) select ${code}, ${JSON.stringify(texts)}::jsonb
    where ${version} = 0 or exists (select from reply_templates where code = ${code})
    on conflict (code) do update set texts = excluded.texts, version = reply_templates.version + 1
    where reply_templates.version = ${version} returning code`;
  return change(visit, { code, statement, action: 'template.changed' }, draftOf(fields, {}));
}

async function restore(visit: StaffVisit, fields: Fields): Promise<Response> {
  const { sjabloon: code, versie: version } = parseFields(restoreSchema, fields);
  const statement = sql`
    delete from reply_templates where code = ${code} and version = ${version} returning code`;
  return change(visit, { code, statement, action: 'template.restored' });
}

interface Change {
  code: string;
  statement: RawBuilder<unknown>;
  action: string;
}

async function change(visit: StaffVisit, { code, statement, action }: Change, draft?: Draft) {
  if (!editableTemplates.some((template) => template.code === code))
    throw new Refusal(422, 'answers.unreadable');
  if (await changeWithAudit(visit.services.db, auditEntry(visit, action, { code }), statement))
    return answerDone(visit, templatesPath, 'voorbeeldtekst');
  const problem = 'Een collega was u voor. Uw tekst is niet bewaard.';
  return answerTemplates(visit, { status: 409, problem }, draft);
}

function draftOf(fields: Fields, errors: Draft['errors']): Draft {
  const { sjabloon: code = '', ...text } = redisplayValues(templateSchema, fields);
  return { code, text, errors };
}
