import { RadioField } from '#islands/fields/RadioField.tsx';
import { SelectField } from '#islands/fields/SelectField.tsx';
import { TextAreaField } from '#islands/fields/TextAreaField.tsx';
import { TextField } from '#islands/fields/TextField.tsx';
import { SubmissionForm, formNamespaces, type FormProps } from '#islands/SubmissionForm.tsx';
import { useTexts } from '#islands/translation.ts';
import { useSubmission } from '#islands/use-submission.ts';
import { fieldPairClass } from '#styles/form-classes.ts';
import { callbackContract, callbackSubjects, callbackTimes } from '#submissions/callback.ts';
import { maxLengths } from '#submissions/fields.ts';
import type * as z from 'zod/mini';

/** The namespaces whose texts its page gives it. */
export const callbackFormTexts = [...formNamespaces, 'person', 'callback'] as const;

type Input = z.input<typeof callbackContract.schema>;

export interface CallbackFormProps extends FormProps<typeof callbackFormTexts> {
  /** Whether a planner calls in the evening. */
  offersEvening: boolean;
  idPrefix?: string;
  onSuccess?: (message: string) => void;
  /** Gives the form a button to cancel, and runs when that has emptied it. */
  onCancel?: () => void;
}

export function CallbackForm({
  locale,
  texts,
  privacyHref,
  offersEvening,
  idPrefix,
  onSuccess,
  onCancel,
  ...page
}: CallbackFormProps) {
  const translation = useTexts(locale, texts);
  const { t } = translation;
  const submission = useSubmission({
    ...page,
    translation,
    ...callbackContract,
    notices: {
      successTitle: t('callback.successTitle'),
      failureTitle: t('callback.failureTitle'),
      failureText: t('callback.failureText'),
    },
    onSuccess,
  });
  const choices = (values: readonly (typeof callbackSubjects | typeof callbackTimes)[number][]) =>
    values.map((value) => ({ value, label: t(`callback.${value}`) }));
  return (
    <SubmissionForm
      submission={submission}
      submitLabel={t('callback.submitLabel')}
      pendingLabel={t('callback.pendingLabel')}
      privacyNote={t('callback.privacyNote')}
      {...(onCancel && { resetLabel: t('callback.cancelLabel'), onReset: onCancel })}
      {...{ privacyHref, idPrefix }}
    >
      <div className={fieldPairClass}>
        <TextField<Input> name="naam" label={t('form.nameLabel')} autoComplete="name" required />
        <TextField<Input>
          name="telefoon"
          label={t('person.phoneLabel')}
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
        <TextField<Input> name="email" label={t('person.emailLabel')} type="email" autoComplete="email" />
      </div>
      <RadioField<Input>
        name="preferredTime"
        label={t('callback.timeLabel')}
        options={choices(callbackTimes.filter((time) => offersEvening || time !== 'avond'))}
      />
      <TextAreaField<Input> name="bericht" label={t('form.messageLabel')} maxLength={maxLengths.message} />
    </SubmissionForm>
  );
}
