import { CheckboxField } from '#islands/fields/CheckboxField.tsx';
import { Counter } from '#islands/fields/Counter.tsx';
import { FileField } from '#islands/fields/FileField.tsx';
import { RadioField } from '#islands/fields/RadioField.tsx';
import { SelectField } from '#islands/fields/SelectField.tsx';
import { TextAreaField } from '#islands/fields/TextAreaField.tsx';
import { EmailField, PhoneField } from '#islands/fields/PersonFields.tsx';
import { TextField } from '#islands/fields/TextField.tsx';
import { SubmissionForm, formNamespaces, type FormProps } from '#islands/SubmissionForm.tsx';
import { useTexts, useTranslation } from '#islands/translation.ts';
import { useSubmission } from '#islands/use-submission.ts';
import { fieldPairClass } from '#styles/form-classes.ts';
import {
  applicationAvailability,
  applicationExperience,
  applicationPositions,
  applicationContract,
  minMotivationLength,
} from '#contracts/application.ts';
import { maxLengths } from '#contracts/fields.ts';
import { cvFile, maxMegabytes } from '#contracts/cv-file.ts';
import * as z from 'zod/mini';

/** Namespaces of the texts that the page passes. */
export const applicationFormTexts = [...formNamespaces, 'person', 'applicationForm'] as const;

/** The upload limit of the host for which the site was built, in MiB. */
const fileMegabytes = Number(import.meta.env.MAX_FILE_MEGABYTES ?? maxMegabytes);
const tooLarge = `applicationForm.cvFileTooLarge|${String(fileMegabytes)}`;

/** The schema of the form with its file. Only the server checks the content of the file. */
const schema = z.extend(applicationContract.schema, {
  cvFile: z
    .pipe(
      z.optional(z.custom<FileList>()),
      z.transform((files) => files?.[0]),
    )
    .check(
      z.refine((file) => !file || file.size <= fileMegabytes * 1024 * 1024, tooLarge),
      z.refine((file) => !file || /\.(pdf|docx)$/i.test(file.name), cvFile.otherType),
    ),
});

type Input = z.input<typeof schema>;

/** The CV is not saved, because it is too personal for the browser's storage. */
const excludedFromDraft = ['cv', 'cvFile'] as const;

export function ApplicationForm({
  locale,
  texts,
  privacyHref,
  ...page
}: FormProps<typeof applicationFormTexts>) {
  const translation = useTexts(locale, texts);
  const { t } = translation;
  const submission = useSubmission({
    ...page,
    translation,
    ...applicationContract,
    schema,
    notices: {
      successTitle: t('applicationForm.successTitle'),
      successText: t('applicationForm.successText'),
      failureTitle: t('applicationForm.failureTitle'),
    },
    excludedFromDraft,
  });
  const choices = (
    values: readonly (
      typeof applicationPositions | typeof applicationExperience | typeof applicationAvailability
    )[number][],
  ) => values.map((value) => ({ value, label: t(`applicationForm.${value}`) }));
  return (
    <SubmissionForm
      submission={submission}
      submitLabel={t('applicationForm.submitLabel')}
      pendingLabel={t('applicationForm.pendingLabel')}
      privacyNote={t('applicationForm.privacyNote')}
      privacyHref={privacyHref}
    >
      <div className={fieldPairClass}>
        <TextField<Input> name="naam" label={t('form.nameLabel')} autoComplete="name" required />
        <EmailField required />
        <PhoneField required />
        <TextField<Input>
          name="adres"
          label={t('applicationForm.addressLabel')}
          autoComplete="address-line1"
          required
        />
      </div>
      <RadioField<Input>
        name="functie"
        label={t('applicationForm.positionLabel')}
        options={choices(applicationPositions)}
        required
      />
      <div className={fieldPairClass}>
        <SelectField<Input>
          name="ervaring"
          label={t('applicationForm.experienceLabel')}
          placeholder={t('applicationForm.experiencePlaceholder')}
          options={choices(applicationExperience)}
          required
        />
        <SelectField<Input>
          name="beschikbaarheid"
          label={t('applicationForm.availabilityLabel')}
          placeholder={t('applicationForm.availabilityPlaceholder')}
          options={choices(applicationAvailability)}
          required
        />
      </div>
      <Documents />
      <CheckboxField<Input> name="consentsToKeep" label={t('applicationForm.consentLabel')} />
    </SubmissionForm>
  );
}

function Documents() {
  const { t } = useTranslation<'applicationForm'>();
  return (
    <>
      <TextAreaField<Input>
        name="motivatie"
        label={t('applicationForm.motivationLabel')}
        hint={t('applicationForm.motivationHint')}
        maxLength={maxLengths.message}
        required
      >
        <Counter<Input> name="motivatie" min={minMotivationLength} max={maxLengths.message} />
      </TextAreaField>
      <FileField<Input>
        name={cvFile.field}
        label={t('applicationForm.cvFileLabel')}
        hint={t('applicationForm.cvFileHint', { max: fileMegabytes })}
        accept={cvFile.accept}
      />
      <TextAreaField<Input> name="cv" label={t('applicationForm.cvTextLabel')} maxLength={maxLengths.cv} />
    </>
  );
}
