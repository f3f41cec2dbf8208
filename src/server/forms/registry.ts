/** What the server knows of every form. A form that is in the shared registry must be here. */
import { loginForm } from '#server/accounts/login.ts';
import { appointmentForm } from '#server/appointments/appointment.ts';
import { applicationForm } from '#server/forms/application.ts';
import { callbackForm } from '#server/forms/callback.ts';
import { contactForm } from '#server/forms/contact.ts';
import type { ReadableForm, StoredForm } from '#server/forms/form.ts';
import { testimonialForm } from '#server/forms/testimonial.ts';
import { newsletterForm } from '#server/newsletter/newsletter.ts';
import type { SubmissionName } from '#submissions/registry.ts';

const submissionForms = {
  contact: contactForm,
  callback: callbackForm,
  appointment: appointmentForm,
  application: applicationForm,
  testimonial: testimonialForm,
} satisfies Record<SubmissionName, StoredForm>;

/** The forms of which each submission is stored. */
export const storedForms: readonly (StoredForm & ReadableForm<object>)[] = Object.values(submissionForms);

/**
 * Every form, for the description of the API.
 *
 * @public
 */
export const forms: readonly ReadableForm<object>[] = [...storedForms, newsletterForm, loginForm];
