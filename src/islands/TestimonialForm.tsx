import { CheckboxField } from '#islands/fields/CheckboxField.tsx';
import { RatingField } from '#islands/fields/RatingField.tsx';
import { SelectField } from '#islands/fields/SelectField.tsx';
import { TextAreaField } from '#islands/fields/TextAreaField.tsx';
import { TextField } from '#islands/fields/TextField.tsx';
import { SubmissionForm, submissionFormTexts, type FormProps } from '#islands/SubmissionForm.tsx';
import { useSubmission } from '#islands/use-submission.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { maxLengths } from '#submissions/fields.ts';
import {
  bestRating,
  defaultRating,
  testimonialPath,
  testimonialSchema,
  testimonialServices,
} from '#submissions/testimonial.ts';
import type * as z from 'zod/mini';

/** The texts to pick for this island. */
export const testimonialFormTexts = [
  ...submissionFormTexts,
  'form.nameLabel',
  'form.companyLabel',
  'testimonials.locationLabel',
  'testimonials.serviceLabel',
  'testimonials.servicePlaceholder',
  ...testimonialServices.map((service) => `testimonials.${service}` as const),
  'testimonials.ratingLabel',
  'testimonials.stars',
  'testimonials.textLabel',
  'testimonials.textHint',
  'testimonials.consentLabel',
  'testimonials.submitLabel',
  'testimonials.pendingLabel',
  'testimonials.privacyNote',
  'testimonials.successTitle',
  'testimonials.successText',
  'testimonials.failureTitle',
  'validation.nameRequired',
  'validation.serviceRequired',
  'validation.ratingRequired',
  'validation.testimonialRequired',
] as const satisfies MessageKey[];

type Input = z.input<typeof testimonialSchema>;

const notices = {
  successTitle: 'testimonials.successTitle',
  successText: 'testimonials.successText',
  failureTitle: 'testimonials.failureTitle',
} as const;

export function TestimonialForm({ privacyHref, ...page }: FormProps) {
  const submission = useSubmission({
    ...page,
    schema: testimonialSchema,
    name: 'testimonial',
    path: testimonialPath,
    notices,
  });
  const { t } = submission;
  const services = testimonialServices.map((value) => ({ value, label: t(`testimonials.${value}`) }));
  return (
    <SubmissionForm
      submission={submission}
      submitLabel={t('testimonials.submitLabel')}
      pendingLabel={t('testimonials.pendingLabel')}
      privacyNote={t('testimonials.privacyNote')}
      privacyHref={privacyHref}
    >
      <RatingField<Input>
        name="rating"
        label={t('testimonials.ratingLabel')}
        best={bestRating}
        defaultStars={defaultRating}
        describe={(stars) => t('testimonials.stars', { stars })}
        required
      />
      <TextAreaField<Input>
        name="testimonialText"
        label={t('testimonials.textLabel')}
        hint={t('testimonials.textHint')}
        maxLength={maxLengths.message}
        required
      />
      <SelectField<Input>
        name="service"
        label={t('testimonials.serviceLabel')}
        placeholder={t('testimonials.servicePlaceholder')}
        options={services}
        required
      />
      <TextField<Input> name="customerName" label={t('form.nameLabel')} autoComplete="name" required />
      <CheckboxField<Input> name="consentsToName" label={t('testimonials.consentLabel')} />
      <div className="field-pair">
        <TextField<Input> name="company" label={t('form.companyLabel')} autoComplete="organization" />
        <TextField<Input>
          name="location"
          label={t('testimonials.locationLabel')}
          autoComplete="address-level2"
        />
      </div>
    </SubmissionForm>
  );
}
