/** Access of each role to the pages about testimonials and case studies. */
import type { TestServices } from './test-services.ts';
import {
  caseStudiesPath,
  caseStudyPath,
  caseStudyPicturePath,
  testimonialsPath,
} from '#contracts/staff/publications.ts';
import { answering, managers, type Expected } from './access.ts';
import { aCaseStudy } from './case-study.ts';
import { aTestimonial } from './forms.ts';
import { caseStudy, picturedCaseStudy, testimonial } from './staff-rows.ts';

/** The rows of the table, in the database of a test. */
export function publicationRows(services: () => TestServices): Record<string, Expected> {
  return {
    [testimonialsPath]: {
      page: managers,
      actions: {
        status: {
          fields: async () => ({
            referentie: await testimonial(services()),
            van: 'pending',
            naar: 'approved',
          }),
          answers: answering(303, managers),
        },
        aanpassen: {
          fields: async () => ({
            referentie: await testimonial(services()),
            ...{ was: String(aTestimonial().testimonialText), tekst: 'Beter.', naam: 'Bo' },
          }),
          answers: answering(303, managers),
        },
        uitlichten: {
          fields: async () => ({ referentie: await testimonial(services(), 'approved'), van: 'nee' }),
          answers: answering(303, managers),
        },
      },
    },
    [caseStudiesPath]: { page: managers, actions: {} },
    [caseStudyPath(':id')]: {
      address: async () => caseStudyPath(await caseStudy(services())),
      page: managers,
      actions: {
        bewaren: { fields: { ...aCaseStudy(), versie: '1' }, answers: answering(303, managers) },
        verwijderen: { fields: { versie: '1' }, answers: answering(303, managers) },
      },
    },
    [caseStudyPicturePath(':id')]: {
      address: async () => caseStudyPicturePath(await picturedCaseStudy(services())),
      page: managers,
      actions: {},
    },
  };
}
