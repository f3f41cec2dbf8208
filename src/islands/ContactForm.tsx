import { PersonFields, personTexts } from '#islands/fields/PersonFields.tsx';
import { RadioField } from '#islands/fields/RadioField.tsx';
import { TextAreaField } from '#islands/fields/TextAreaField.tsx';
import { SubmissionForm, submissionFormTexts, type FormProps } from '#islands/SubmissionForm.tsx';
import { useSubmission } from '#islands/use-submission.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { contactPath, contactSchema, contactServices } from '#submissions/contact.ts';
import { maxLengths } from '#submissions/fields.ts';
import type * as z from 'zod/mini';

/** The texts to pick for this island. */
export const contactFormTexts = [
  ...submissionFormTexts,
  ...personTexts,
  'contact.serviceLabel',
  'form.messageLabel',
  'contact.messageHint',
  'contact.submitLabel',
  'contact.pendingLabel',
  'contact.privacyNote',
  'contact.successTitle',
  'contact.failureTitle',
  'contact.failureText',
  ...contactServices.map((service) => `contact.${service}` as const),
  'validation.serviceRequired',
] as const satisfies MessageKey[];

type Input = z.input<typeof contactSchema>;

const notices = {
  successTitle: 'contact.successTitle',
  failureTitle: 'contact.failureTitle',
  failureText: 'contact.failureText',
} as const;

export function ContactForm({ privacyHref, ...page }: FormProps) {
  const submission = useSubmission({
    ...page,
    schema: contactSchema,
    name: 'contact',
    path: contactPath,
    notices,
  });
  const { t } = submission;
  const services = contactServices.map((value) => ({ value, label: t(`contact.${value}`) }));
  return (
    <SubmissionForm
      submission={submission}
      submitLabel={t('contact.submitLabel')}
      pendingLabel={t('contact.pendingLabel')}
      privacyNote={t('contact.privacyNote')}
      privacyHref={privacyHref}
    >
      <PersonFields />
      <RadioField<Input> name="service" label={t('contact.serviceLabel')} options={services} required />
      <TextAreaField<Input>
        name="bericht"
        label={t('form.messageLabel')}
        hint={t('contact.messageHint')}
        maxLength={maxLengths.message}
      />
    </SubmissionForm>
  );
}
