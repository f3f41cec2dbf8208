import { CheckboxField } from '#islands/fields/CheckboxField.tsx';
import { RadioField } from '#islands/fields/RadioField.tsx';
import { SelectField } from '#islands/fields/SelectField.tsx';
import { TextAreaField } from '#islands/fields/TextAreaField.tsx';
import { TextField } from '#islands/fields/TextField.tsx';
import { SubmissionForm, submissionFormTexts, type FormProps } from '#islands/SubmissionForm.tsx';
import { useSubmission } from '#islands/use-submission.ts';
import type { MessageKey } from '#i18n/translate.ts';
import {
  applicationAvailability,
  applicationExperience,
  applicationPath,
  applicationPositions,
  applicationSchema,
} from '#submissions/application.ts';
import { maxLengths } from '#submissions/fields.ts';
import type * as z from 'zod/mini';

/** The texts to pick for this island. */
export const applicationFormTexts = [
  ...submissionFormTexts,
  'form.nameLabel',
  'form.emailLabel',
  'form.phoneLabel',
  'vacancies.addressLabel',
  'vacancies.positionLabel',
  'vacancies.experienceLabel',
  'vacancies.experiencePlaceholder',
  'vacancies.availabilityLabel',
  'vacancies.availabilityPlaceholder',
  ...[...applicationPositions, ...applicationExperience, ...applicationAvailability].map(
    (choice) => `vacancies.${choice}` as const,
  ),
  'vacancies.motivationLabel',
  'vacancies.motivationHint',
  'vacancies.cvLabel',
  'vacancies.cvHint',
  'vacancies.consentLabel',
  'vacancies.submitLabel',
  'vacancies.pendingLabel',
  'vacancies.privacyNote',
  'vacancies.successTitle',
  'vacancies.successText',
  'vacancies.failureTitle',
  'validation.nameTooShort',
  'validation.emailInvalid',
  'validation.phoneTooShort',
  'validation.addressTooShort',
  'validation.positionRequired',
  'validation.experienceRequired',
  'validation.availabilityRequired',
  'validation.motivationTooShort',
] as const satisfies MessageKey[];

type Input = z.input<typeof applicationSchema>;

const notices = {
  successTitle: 'vacancies.successTitle',
  successText: 'vacancies.successText',
  failureTitle: 'vacancies.failureTitle',
} as const;

/** A curriculum vitae is more than an answer: it stays out of the browser's storage. */
const excludedFromDraft = ['cv'] as const;

export function ApplicationForm({ privacyHref, ...page }: FormProps) {
  const submission = useSubmission({
    ...page,
    schema: applicationSchema,
    name: 'application',
    path: applicationPath,
    notices,
    excludedFromDraft,
  });
  const { t } = submission;
  const choices = (
    values: readonly (
      typeof applicationPositions | typeof applicationExperience | typeof applicationAvailability
    )[number][],
  ) => values.map((value) => ({ value, label: t(`vacancies.${value}`) }));
  return (
    <SubmissionForm
      submission={submission}
      submitLabel={t('vacancies.submitLabel')}
      pendingLabel={t('vacancies.pendingLabel')}
      privacyNote={t('vacancies.privacyNote')}
      privacyHref={privacyHref}
    >
      <div className="field-pair">
        <TextField<Input> name="naam" label={t('form.nameLabel')} autoComplete="name" required />
        <TextField<Input>
          name="email"
          label={t('form.emailLabel')}
          type="email"
          autoComplete="email"
          required
        />
        <TextField<Input>
          name="telefoon"
          label={t('form.phoneLabel')}
          type="tel"
          autoComplete="tel"
          required
        />
        <TextField<Input>
          name="adres"
          label={t('vacancies.addressLabel')}
          autoComplete="address-line1"
          required
        />
      </div>
      <RadioField<Input>
        name="functie"
        label={t('vacancies.positionLabel')}
        options={choices(applicationPositions)}
        required
      />
      <div className="field-pair">
        <SelectField<Input>
          name="ervaring"
          label={t('vacancies.experienceLabel')}
          placeholder={t('vacancies.experiencePlaceholder')}
          options={choices(applicationExperience)}
          required
        />
        <SelectField<Input>
          name="beschikbaarheid"
          label={t('vacancies.availabilityLabel')}
          placeholder={t('vacancies.availabilityPlaceholder')}
          options={choices(applicationAvailability)}
          required
        />
      </div>
      <TextAreaField<Input>
        name="motivatie"
        label={t('vacancies.motivationLabel')}
        hint={t('vacancies.motivationHint')}
        maxLength={maxLengths.message}
        required
      />
      <TextAreaField<Input>
        name="cv"
        label={t('vacancies.cvLabel')}
        hint={t('vacancies.cvHint')}
        maxLength={maxLengths.cv}
      />
      <CheckboxField<Input> name="consentsToKeep" label={t('vacancies.consentLabel')} />
    </SubmissionForm>
  );
}
