import { PersonFields } from '#islands/fields/PersonFields.tsx';
import { RadioField } from '#islands/fields/RadioField.tsx';
import { TextAreaField } from '#islands/fields/TextAreaField.tsx';
import { SubmissionForm, formNamespaces, type FormProps } from '#islands/SubmissionForm.tsx';
import { useTexts } from '#islands/translation.ts';
import { useSubmission } from '#islands/use-submission.ts';
import { contactContract, contactServices } from '#contracts/contact.ts';
import { maxLengths } from '#contracts/fields.ts';
import type * as z from 'zod/mini';

/** Namespaces of the texts that the page passes. */
export const contactFormTexts = [...formNamespaces, 'person', 'contact'] as const;

type Input = z.input<typeof contactContract.schema>;

export function ContactForm({ locale, texts, privacyHref, ...page }: FormProps<typeof contactFormTexts>) {
  const translation = useTexts(locale, texts);
  const { t } = translation;
  const submission = useSubmission({
    ...page,
    translation,
    ...contactContract,
    notices: {
      successTitle: t('contact.successTitle'),
      failureTitle: t('contact.failureTitle'),
      failureText: t('contact.failureText'),
    },
  });
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
      <RadioField<Input> name="service" label={t('form.serviceLabel')} options={services} required />
      <TextAreaField<Input>
        name="bericht"
        label={t('form.messageLabel')}
        hint={t('contact.messageHint')}
        maxLength={maxLengths.message}
      />
    </SubmissionForm>
  );
}
