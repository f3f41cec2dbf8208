import { CheckboxField } from '#islands/fields/CheckboxField.tsx';
import { RatingField } from '#islands/fields/RatingField.tsx';
import { SelectField } from '#islands/fields/SelectField.tsx';
import { TextAreaField } from '#islands/fields/TextAreaField.tsx';
import { TextField } from '#islands/fields/TextField.tsx';
import { SubmissionForm, formNamespaces, type FormProps } from '#islands/SubmissionForm.tsx';
import { useTexts } from '#islands/translation.ts';
import { useSubmission } from '#islands/use-submission.ts';
import { fieldPairClass } from '#styles/form-classes.ts';
import { maxLengths } from '#contracts/fields.ts';
import { bestRating, testimonialContract, testimonialServices } from '#contracts/testimonial.ts';
import type * as z from 'zod/mini';

/** Namespaces of the texts that the page passes. */
export const testimonialFormTexts = [...formNamespaces, 'testimonialForm'] as const;

type Input = z.input<typeof testimonialContract.schema>;

export function TestimonialForm({
  locale,
  texts,
  privacyHref,
  ...page
}: FormProps<typeof testimonialFormTexts>) {
  const translation = useTexts(locale, texts);
  const { t } = translation;
  const submission = useSubmission({
    ...page,
    translation,
    ...testimonialContract,
    notices: {
      successTitle: t('testimonialForm.successTitle'),
      successText: t('testimonialForm.successText'),
      failureTitle: t('testimonialForm.failureTitle'),
    },
  });
  const services = testimonialServices.map((value) => ({ value, label: t(`testimonialForm.${value}`) }));
  return (
    <SubmissionForm
      submission={submission}
      submitLabel={t('testimonialForm.submitLabel')}
      pendingLabel={t('testimonialForm.pendingLabel')}
      privacyNote={t('testimonialForm.privacyNote')}
      privacyHref={privacyHref}
    >
      <RatingField<Input>
        name="rating"
        label={t('testimonialForm.ratingLabel')}
        best={bestRating}
        describe={(stars) => t('testimonialForm.stars', { stars })}
        required
      />
      <TextAreaField<Input>
        name="testimonialText"
        label={t('testimonialForm.textLabel')}
        hint={t('testimonialForm.textHint')}
        maxLength={maxLengths.message}
        required
      />
      <SelectField<Input>
        name="service"
        label={t('testimonialForm.serviceLabel')}
        placeholder={t('testimonialForm.servicePlaceholder')}
        options={services}
        required
      />
      <TextField<Input> name="customerName" label={t('form.nameLabel')} autoComplete="name" required />
      <CheckboxField<Input> name="consentsToName" label={t('testimonialForm.consentLabel')} />
      <div className={fieldPairClass}>
        <TextField<Input> name="company" label={t('form.companyLabel')} autoComplete="organization" />
        <TextField<Input>
          name="location"
          label={t('testimonialForm.locationLabel')}
          autoComplete="address-level2"
        />
      </div>
    </SubmissionForm>
  );
}
