import { MoreFields } from '#islands/fields/MoreFields.tsx';
import { SelectField } from '#islands/fields/SelectField.tsx';
import { TextAreaField } from '#islands/fields/TextAreaField.tsx';
import { EmailField, PhoneField } from '#islands/fields/PersonFields.tsx';
import { TextField } from '#islands/fields/TextField.tsx';
import { SubmissionForm, formNamespaces, type FormProps } from '#islands/SubmissionForm.tsx';
import { Icon } from '#islands/Icon.tsx';
import { useTexts, useTranslation } from '#islands/translation.ts';
import type { SubmissionStatus } from '#islands/use-outcome.ts';
import { useSubmission } from '#islands/use-submission.ts';
import { buttonClass } from '#styles/class-names.ts';
import { fieldPairClass } from '#styles/form-classes.ts';
import { callbackContract, callbackSubjects, callbackTimes } from '#contracts/callback.ts';
import { maxLengths } from '#contracts/fields.ts';
import type * as z from 'zod/mini';

/** Namespaces of the texts that the page passes. */
export const callbackFormTexts = [...formNamespaces, 'person', 'callback'] as const;

type Input = z.input<typeof callbackContract.schema>;

export interface CallbackFormProps extends FormProps<typeof callbackFormTexts> {
  /** True if the company calls back in the evening. */
  offersEvening: boolean;
  phoneHref: string;
  idPrefix?: string;
  /** Adds a cancel button, which empties the form and then calls this function. */
  onCancel?: () => void;
  /** Shows the confirmation if the form is in a dialog. */
  onSuccess?: (status: SubmissionStatus) => void;
}

const moreFields = ['email', 'bericht'] as const;

export function CallbackForm({
  locale,
  texts,
  privacyHref,
  offersEvening,
  phoneHref,
  idPrefix,
  onCancel,
  onSuccess,
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
      {...(onCancel && { cancelLabel: t('callback.cancelLabel'), onCancel })}
      {...{ privacyHref, idPrefix }}
    >
      <div className={fieldPairClass}>
        <TextField<Input> name="naam" label={t('form.nameLabel')} autoComplete="name" required />
        <PhoneField required />
        <SelectField<Input>
          name="onderwerp"
          label={t('callback.subjectLabel')}
          placeholder={t('callback.subjectPlaceholder')}
          options={choices(callbackSubjects)}
          required
        />
        <SelectField<Input>
          name="preferredTime"
          label={t('callback.timeLabel')}
          placeholder={t('callback.timePlaceholder')}
          options={choices(callbackTimes.filter((time) => offersEvening || time !== 'avond'))}
        />
      </div>
      <div>
        <UrgentCall phoneHref={phoneHref} />
        <MoreFields<Input> label={t('callback.moreLabel')} names={moreFields}>
          <EmailField />
          <TextAreaField<Input>
            name="bericht"
            label={t('form.messageLabel')}
            maxLength={maxLengths.message}
          />
        </MoreFields>
      </div>
    </SubmissionForm>
  );
}

/** Offers a call as soon as urgent help is chosen, also without script. */
function UrgentCall({ phoneHref }: { phoneHref: string }) {
  const { t } = useTranslation<'callback'>();
  return (
    <div role="status">
      <p className="mb-4 hidden flex-wrap items-center justify-between gap-3 rounded-ee-curve-m px-5 py-4 font-semibold plane-sun [form:has([value=spoedhulp]:checked)_&]:flex">
        {t('callback.urgentText')}
        <a className={buttonClass('primary', 'small')} href={phoneHref}>
          <Icon name="phone" />
          <bdi>{t('callback.urgentCall')}</bdi>
        </a>
      </p>
    </div>
  );
}
