/** The pages on which staff publishes testimonials and case studies. */
import type { RequestStatus } from '#domain/staff/statuses.ts';
import { checkbox, optionalLine, requiredLine, requiredText } from '#contracts/fields.ts';
import { staffPath, type Draft, type StaffFrame } from '#contracts/staff/frame.ts';
import type { PublishedCaseStudy } from '#contracts/case-study.ts';
import type { PublishedTestimonial } from '#contracts/testimonial.ts';
import { numberSchema } from '#contracts/staff/number.ts';
import * as z from 'zod/mini';

export const testimonialsPath = `${staffPath}/ervaringen`;
export const caseStudiesPath = `${staffPath}/praktijkverhalen`;

/** The path of a case study, or of the form for a new one. */
export function caseStudyPath(id: number | ':id' | 'nieuw'): string {
  return `${caseStudiesPath}/${String(id)}`;
}

/** The path of a case study's original picture, for staff. */
export function caseStudyPicturePath(id: number | ':id'): string {
  return `${caseStudyPath(id)}/foto`;
}

export const testimonialActions = { status: 'status', feature: 'uitlichten', edit: 'aanpassen' } as const;
export const caseStudyActions = { save: 'bewaren', remove: 'verwijderen' } as const;

/** Query parameters of the list of testimonials. */
export const testimonialParameters = { status: 'status', before: 'voor' } as const;

export type TestimonialStatus = Extract<RequestStatus, 'approved' | 'pending' | 'rejected'>;
export const testimonialStatuses = ['pending', 'approved', 'rejected'] as const satisfies TestimonialStatus[];

/** The path of the testimonials with a status; with `before`, only of those with a smaller id. */
export function testimonialListPath(status: TestimonialStatus, before?: number): string {
  const given = { [testimonialParameters.status]: status };
  const query = before === undefined ? given : { ...given, [testimonialParameters.before]: String(before) };
  return `${testimonialsPath}?${new URLSearchParams(query).toString()}`;
}

const reference = z.string().check(z.maxLength(20));

/** The status that the user saw, and the new one. */
export const reviewSchema = z.object({ referentie: reference, van: z.string(), naar: z.string() });
/** The value that the user saw; the form sets the opposite. */
export const featureSchema = z.object({ referentie: reference, van: z.enum(['ja', 'nee']) });

/** The corrected text, and the text that the user saw, to detect concurrent edits. */
export const editTestimonialSchema = z.object({
  referentie: reference,
  was: z.string(),
  tekst: requiredText('Schrijf wat er op de website komt.'),
  naam: requiredLine('Vul de naam in.'),
});

export interface TestimonialRow extends Omit<PublishedTestimonial, 'customerName'> {
  reference: string;
  status: TestimonialStatus;
  customerName: string;
  /** The author's own text, when staff has corrected it. */
  originalText: string | null;
  originalName: string | null;
  /** False when the testimonial is published without the name. */
  consentsToName: boolean;
  createdAt: Date;
}

export interface TestimonialsPage extends StaffFrame {
  status: TestimonialStatus;
  rows: TestimonialRow[];
  /** The cursor of the next page, if any. */
  next?: number | undefined;
  counts: Readonly<Record<TestimonialStatus, number>>;
  draft?: Draft | undefined;
}

export const caseStudyLengths = { title: 200, line: 100, text: 4000, alt: 250 } as const;

/**
 * The maximum size of a picture. A Netlify function accepts 6 MB in base64, which is 4.5 MB
 * including all other fields.
 */
export const maxPictureBytes = 4 * 1024 * 1024;
export const pictureTooLarge = 'Deze foto is groter dan 4 MB. Kies een kleinere.';

/** Inputs of the form besides the columns of the case study. */
export const pictureFields = { file: 'foto', remove: 'fotoWeg' } as const;

/** The fields in the order of the form. Messages are in Dutch, because only staff reads them. */
export const caseStudySchema = z.object({
  title: requiredLine('Geef het verhaal een titel.', caseStudyLengths.title),
  company: requiredLine('Vul in om welk bedrijf het gaat.', caseStudyLengths.line),
  industry: requiredLine('Vul de branche in.', caseStudyLengths.line),
  challenge: requiredText('Beschrijf de vraag van de klant.', caseStudyLengths.text),
  solution: requiredText('Beschrijf uw aanpak.', caseStudyLengths.text),
  results: requiredText('Beschrijf het resultaat.', caseStudyLengths.text),
  imageAlt: z.pipe(
    optionalLine(caseStudyLengths.alt),
    z.transform((text: string | undefined) => text || null),
  ),
  isPublished: checkbox(),
  isFeatured: checkbox(),
});

export type CaseStudyInput = z.output<typeof caseStudySchema>;
export type CaseStudyField = keyof CaseStudyInput;
/** The names of the inputs that can have an error. */
export type CaseStudyInputName = CaseStudyField | 'foto';

/** A version number in a hidden input. */
export const versionSchema = z.object({ versie: numberSchema });

/** The whole form, with the version that the user saw and whether to remove the picture. */
export const caseStudyFormSchema = z.extend(caseStudySchema, {
  ...versionSchema.shape,
  [pictureFields.remove]: checkbox(),
});

export interface CaseStudyRow extends Omit<PublishedCaseStudy, 'imageUrl'> {
  isPublished: boolean;
  /** The number of edits, to detect concurrent ones. */
  version: number;
  hasPicture: boolean;
  createdAt: Date;
}

export interface CaseStudiesPage extends StaffFrame {
  rows: CaseStudyRow[];
}

export interface CaseStudyPage extends StaffFrame {
  /** Absent for a new case study. */
  id?: number | undefined;
  version: number;
  /** The values of the inputs, as stored or as typed. */
  values: Record<Exclude<CaseStudyField, 'isFeatured' | 'isPublished'>, string>;
  isPublished: boolean;
  isFeatured: boolean;
  hasPicture: boolean;
  /** The errors by field. */
  errors: Partial<Record<CaseStudyInputName, string>>;
}
