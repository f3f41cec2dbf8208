import { CheckboxField } from '#islands/fields/CheckboxField.tsx';
import { RatingField } from '#islands/fields/RatingField.tsx';
import { SelectField } from '#islands/fields/SelectField.tsx';
import { TextAreaField } from '#islands/fields/TextAreaField.tsx';
import { TextField } from '#islands/fields/TextField.tsx';
import { SubmissionForm, submissionFormTexts, type FormProps } from '#islands/SubmissionForm.tsx';
import { useSubmission } from '#islands/use-submission.ts';
import { translatorOf } from '#i18n/pick-texts.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { maxLengths } from '#submissions/fields.ts';
import {
  bestRating,
  defaultRating,
  testimonialPath,
  testimonialSchema,
  testimonialServices,
} from '#submissions/testimonial.ts';

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

const notices = {
  successTitle: 'testimonials.successTitle',
  successText: 'testimonials.successText',
  failureTitle: 'testimonials.failureTitle',
} as const;

export function TestimonialForm({ locale, texts, privacyHref, action, initial }: FormProps) {
  const t = translatorOf(texts);
  const submission = useSubmission({
    schema: testimonialSchema,
    name: 'testimonial',
    path: testimonialPath,
    locale,
    t,
    initial,
    notices,
  });
  const services = testimonialServices.map((value) => ({ value, label: t(`testimonials.${value}`) }));
  return (
    <SubmissionForm
      submission={submission}
      submitLabel={t('testimonials.submitLabel')}
      pendingLabel={t('testimonials.pendingLabel')}
      privacyNote={t('testimonials.privacyNote')}
      {...{ privacyHref, action }}
    >
      <RatingField
        name="rating"
        label={t('testimonials.ratingLabel')}
        best={bestRating}
        defaultStars={defaultRating}
        describe={(stars) => t('testimonials.stars', { stars })}
        required
        t={t}
      />
      <TextAreaField
        name="testimonialText"
        label={t('testimonials.textLabel')}
        hint={t('testimonials.textHint')}
        maxLength={maxLengths.message}
        required
        t={t}
      />
      <SelectField
        name="service"
        label={t('testimonials.serviceLabel')}
        placeholder={t('testimonials.servicePlaceholder')}
        options={services}
        required
        t={t}
      />
      <TextField name="customerName" label={t('form.nameLabel')} autoComplete="name" required t={t} />
      <CheckboxField name="consentsToName" label={t('testimonials.consentLabel')} t={t} />
      <div className="field-pair">
        <TextField name="company" label={t('form.companyLabel')} autoComplete="organization" t={t} />
        <TextField
          name="location"
          label={t('testimonials.locationLabel')}
          autoComplete="address-level2"
          t={t}
        />
      </div>
    </SubmissionForm>
  );
}
