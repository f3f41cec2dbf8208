/**
 * Metadata of every form: the id of the submission, its language, the visitor's consent, and signs
 * of robots.
 */
import { defaultLocale, locales } from '#i18n/locales.ts';
import { checkbox } from '#contracts/fields.ts';
import * as z from 'zod/mini';

/** Names of the hidden inputs. The honeypot has a name that robots like to fill. */
export const envelopeFields = {
  submissionId: 'submissionId',
  locale: 'taal',
  elapsedMs: 'elapsedMs',
  consentsToAds: 'consentsToAds',
  honeypot: 'website',
  referrer: 'referrer',
  /** Set when a form is sent again without its file, which no page can hold. */
  lostFile: 'lostFile',
} as const;

/** Keeps password managers, which know addresses of websites, from filling the trap. */
export const ignoredByFillers = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
} as const;

/** A wrong value is dropped, never refused: it must not cost anyone a submission. */
export const envelopeSchema = z.object({
  /** Chosen by the browser when the form was opened; the same one again is the same submission. */
  submissionId: z.catch(z.optional(z.uuid()), undefined),
  taal: z.catch(z.enum(locales), defaultLocale),
  /** Time in ms since the form was opened, by one clock: that of the browser. */
  elapsedMs: z.catch(z.optional(z.pipe(z.union([z.string(), z.number()]), z.transform(Number))), undefined),
  /**
   * The choice in the cookie bar, which the browser keeps; a form sent without script says nothing.
   */
  consentsToAds: checkbox(),
  website: z.catch(z.optional(z.string()), undefined),
  /** Host of the site that the visitor came to the page from, empty for none. Not stored. */
  referrer: z.catch(z.optional(z.string().check(z.maxLength(253))), undefined),
});

export type Envelope = z.output<typeof envelopeSchema>;
