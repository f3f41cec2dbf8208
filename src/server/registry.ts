import { handleLogin } from '#server/accounts/login.ts';
import { appointmentForm, handleAppointment } from '#server/appointments/appointment.ts';
import { applicationForm } from '#server/forms/application.ts';
import { callbackForm } from '#server/forms/callback.ts';
import { contactForm } from '#server/forms/contact.ts';
import { handleSubmission, type FormHandle } from '#server/forms/endpoint.ts';
import type { StoredForm, SubmissionForm } from '#server/forms/form.ts';
import { testimonialForm } from '#server/forms/testimonial.ts';
import { handleNewsletter } from '#server/newsletter/newsletter.ts';
import type { FormContract } from '#contracts/contract.ts';
import { loginContract } from '#contracts/login.ts';
import { newsletterContract } from '#contracts/newsletter.ts';
import type { SubmissionName } from '#contracts/registry.ts';

interface Entry<Form> {
  form: Form;
  handle: FormHandle;
}

/** Pairs a form with its handler, which is `handleSubmission` unless another one is given. */
function entry<Answers extends object>(
  form: SubmissionForm<Answers>,
  handle = handleSubmission(form),
): Entry<StoredForm> {
  return { form, handle };
}

const submissionEntries: Record<SubmissionName, Entry<StoredForm>> = {
  contact: entry(contactForm),
  callback: entry(callbackForm),
  appointment: entry(appointmentForm, handleAppointment),
  application: entry(applicationForm),
  testimonial: entry(testimonialForm),
};

/** All public forms with their handlers. */
export const formEntries: readonly Entry<FormContract>[] = [
  ...Object.values(submissionEntries),
  { form: newsletterContract, handle: handleNewsletter },
  { form: loginContract, handle: handleLogin },
];

export function getForm(kind: SubmissionName): StoredForm {
  return submissionEntries[kind].form;
}

/** The forms that store submissions. */
export const storedForms: readonly StoredForm[] = Object.values(submissionEntries).map(({ form }) => form);
