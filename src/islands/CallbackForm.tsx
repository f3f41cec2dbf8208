import { RadioField } from '#islands/fields/RadioField.tsx';
import { SelectField } from '#islands/fields/SelectField.tsx';
import { TextAreaField } from '#islands/fields/TextAreaField.tsx';
import { TextField } from '#islands/fields/TextField.tsx';
import { SubmissionForm, submissionFormTexts, type FormProps } from '#islands/SubmissionForm.tsx';
import { useSubmission } from '#islands/use-submission.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { callbackPath, callbackSchema, callbackSubjects, callbackTimes } from '#submissions/callback.ts';
import { maxLengths } from '#submissions/fields.ts';
import type * as z from 'zod/mini';

/** The texts to pick for this island. */
export const callbackFormTexts = [
  ...submissionFormTexts,
  'form.nameLabel',
  'form.phoneLabel',
  'form.emailLabel',
  'form.messageLabel',
  'callback.subjectLabel',
  'callback.subjectPlaceholder',
  'callback.timeLabel',
  ...callbackSubjects.map((subject) => `callback.${subject}` as const),
  ...callbackTimes.map((time) => `callback.${time}` as const),
  'callback.submitLabel',
  'callback.pendingLabel',
  'callback.privacyNote',
  'callback.successTitle',
  'callback.successText',
  'callback.failureTitle',
  'callback.failureText',
  'validation.nameRequired',
  'validation.phoneInvalid',
  'validation.emailInvalid',
  'validation.subjectRequired',
  'validation.choiceInvalid',
] as const satisfies MessageKey[];

type Input = z.input<typeof callbackSchema>;

const notices = {
  successTitle: 'callback.successTitle',
  successText: 'callback.successText',
  failureTitle: 'callback.failureTitle',
  failureText: 'callback.failureText',
} as const;

export interface CallbackFormProps extends FormProps {
  idPrefix?: string;
  onSuccess?: (message: string) => void;
  /** Beside the button, such as a button to cancel. */
  secondaryAction?: React.ReactNode;
}

export function CallbackForm({
  privacyHref,
  idPrefix,
  onSuccess,
  secondaryAction,
  ...page
}: CallbackFormProps) {
  const submission = useSubmission({
    ...page,
    schema: callbackSchema,
    name: 'callback',
    path: callbackPath,
    notices,
    onSuccess,
  });
  const { t } = submission;
  const choices = (values: readonly (typeof callbackSubjects | typeof callbackTimes)[number][]) =>
    values.map((value) => ({ value, label: t(`callback.${value}`) }));
  return (
    <SubmissionForm
      submission={submission}
      submitLabel={t('callback.submitLabel')}
      pendingLabel={t('callback.pendingLabel')}
      privacyNote={t('callback.privacyNote')}
      {...{ privacyHref, idPrefix, secondaryAction }}
    >
      <div className="field-pair">
        <TextField<Input> name="naam" label={t('form.nameLabel')} autoComplete="name" required />
        <TextField<Input>
          name="telefoon"
          label={t('form.phoneLabel')}
          type="tel"
          autoComplete="tel"
          required
        />
        <SelectField<Input>
          name="onderwerp"
          label={t('callback.subjectLabel')}
          placeholder={t('callback.subjectPlaceholder')}
          options={choices(callbackSubjects)}
          required
        />
        <TextField<Input> name="email" label={t('form.emailLabel')} type="email" autoComplete="email" />
      </div>
      <RadioField<Input>
        name="preferredTime"
        label={t('callback.timeLabel')}
        options={choices(callbackTimes)}
      />
      <TextAreaField<Input> name="bericht" label={t('form.messageLabel')} maxLength={maxLengths.message} />
    </SubmissionForm>
  );
}
