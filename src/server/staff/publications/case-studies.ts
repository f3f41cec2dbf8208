/** The list of case studies, and the form for editing one. */
import { parseFields, problemsOf, readRowNumber } from '#server/staff/fields.ts';
import { redisplayValues } from '#server/forms/redisplay-values.ts';
import { Refusal } from '#server/http/answers.ts';
import { textOf, type Fields } from '#server/http/body.ts';
import { answerDone, answerStaffPage } from '#server/staff/answers.ts';
import {
  addCaseStudy,
  findCaseStudy,
  listCaseStudies,
  removeCaseStudy,
  updateCaseStudy,
} from '#server/staff/publications/case-study-store.ts';
import { readPicture } from '#server/staff/publications/pictures.ts';
import type { PageOptions, StaffRoute, StaffVisit } from '#server/staff/visit.ts';
import {
  caseStudiesPath,
  caseStudyActions,
  caseStudyFormSchema,
  caseStudyPath,
  caseStudySchema,
  pictureFields,
  versionSchema,
  type CaseStudyField,
  type CaseStudyPage,
  type CaseStudyRow,
} from '#contracts/staff/publications.ts';

const permission = 'publications.change';

const textLabels = {
  title: 'Titel',
  company: 'Bedrijf',
  industry: 'Branche',
  challenge: 'De vraag',
  solution: 'Onze aanpak',
  results: 'Het resultaat',
  imageAlt: 'Wat is er op de foto te zien?',
};

export const caseStudiesRoute: StaffRoute = {
  path: caseStudiesPath,
  permission: 'publications.read',
  show: async (visit) =>
    answerStaffPage(visit, 'case-studies', { rows: await listCaseStudies(visit.services.db) }),
};

export const caseStudyRoute: StaffRoute = {
  path: caseStudyPath(':id'),
  permission: 'publications.read',
  fileField: pictureFields.file,
  show: async (visit) => answerForm(visit, valuesOf(await findNamed(visit))),
  actions: {
    [caseStudyActions.save]: {
      permission,
      act: save,
      redisplay: { labels: textLabels, schema: caseStudyFormSchema, show: showTyped },
    },
    [caseStudyActions.remove]: { permission, act: remove },
  },
};

type Form = Pick<CaseStudyPage, 'hasPicture' | 'isFeatured' | 'isPublished' | 'values' | 'version'>;

const textFields = Object.keys(textLabels) as (keyof typeof textLabels)[];

/** Finds the case study of the URL; undefined for a new one. */
async function findNamed({ services, params }: StaffVisit): Promise<CaseStudyRow | undefined> {
  if (params.id === 'nieuw') return undefined;
  const id = readRowNumber(params.id);
  const found = id && (await findCaseStudy(services.db, id));
  if (!found) throw new Refusal(404, 'notFound.heading');
  return found;
}

function textsOf(source: Partial<Record<keyof typeof textLabels, string | null>> = {}): Form['values'] {
  return Object.fromEntries(textFields.map((name) => [name, source[name] ?? ''])) as Form['values'];
}

function valuesOf(row: CaseStudyRow | undefined): Form {
  const { isPublished = false, isFeatured = false, hasPicture = false, version = 0 } = row ?? {};
  return { values: textsOf(row), isPublished, isFeatured, hasPicture, version };
}

function answerForm(
  visit: StaffVisit,
  form: Form,
  { errors = {}, ...options }: PageOptions & { errors?: CaseStudyPage['errors'] } = {},
): Promise<Response> {
  const id = visit.params.id === 'nieuw' ? undefined : Number(visit.params.id);
  return answerStaffPage(visit, 'case-study', { id, ...form, errors }, options);
}

async function showTyped(visit: StaffVisit, fields: Fields, options: PageOptions): Promise<Response> {
  return answerForm(visit, formOf(fields, await findNamed(visit)), options);
}

async function save(visit: StaffVisit, fields: Fields): Promise<Response> {
  const stored = await findNamed(visit);
  const typed = formOf(fields, stored);
  const { version, hasPicture } = typed;
  const parsed = caseStudySchema.safeParse(fields);
  const picture = readPicture(fields);
  const errors = {
    ...problemsOf<CaseStudyField>(parsed.error?.issues ?? []),
    ...pictureErrors(fields, picture, hasPicture),
  };
  if (!parsed.success || Object.keys(errors).length > 0 || (picture && 'problem' in picture)) {
    const problem = 'Er ontbreekt nog iets. Kijk bij de rood gemarkeerde velden.';
    return answerForm(visit, typed, { errors, status: 422, problem });
  }
  const change = picture ?? (isRemoving(fields) ? 'none' : undefined);
  const isChanged = stored
    ? await updateCaseStudy(visit, { id: stored.id, version }, parsed.data, change)
    : await addCaseStudy(visit, parsed.data, picture);
  if (isChanged)
    return answerDone(visit, caseStudiesPath, parsed.data.isPublished ? 'gepubliceerd' : 'concept');
  return answerForm(visit, typed, stale);
}

async function remove(visit: StaffVisit, fields: Fields): Promise<Response> {
  const stored = await findNamed(visit);
  if (!stored) throw new Refusal(404, 'notFound.heading');
  const version = readVersion(fields);
  const isRemoved = await removeCaseStudy(visit, { id: stored.id, version });
  return isRemoved
    ? answerDone(visit, caseStudiesPath, 'verwijderd')
    : answerForm(visit, valuesOf(stored), stale);
}

const stale = {
  status: 409,
  problem:
    'Een collega heeft dit verhaal intussen gewijzigd. Uw tekst staat hieronder en is niet bewaard. Open het verhaal in een ander venster en vergelijk.',
};

function readVersion(fields: Fields): number {
  return parseFields(versionSchema, fields).versie;
}

function formOf(fields: Fields, stored: CaseStudyRow | undefined): Form {
  return {
    version: readVersion(fields),
    hasPicture: stored?.hasPicture ?? false,
    values: textsOf(redisplayValues(caseStudySchema, fields)),
    isPublished: fields.isPublished === 'on',
    isFeatured: fields.isFeatured === 'on',
  };
}

const isRemoving = (fields: Fields) => fields[pictureFields.remove] === 'on';

/**
 * Returns the errors of the picture and of its alternative text, which is required (WCAG 1.1.1).
 */
function pictureErrors(fields: Fields, picture: ReturnType<typeof readPicture>, hadPicture: boolean) {
  if (picture && 'problem' in picture) return { foto: picture.problem };
  const isFilled = (name: string) => textOf(fields[name]).trim() !== '';
  const hasPicture = picture ?? (hadPicture && !isRemoving(fields));
  return hasPicture && !isFilled('imageAlt') ? { imageAlt: 'Beschrijf wat er op de foto te zien is.' } : {};
}
