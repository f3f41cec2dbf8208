import { appointmentSlots, startsAt, type AppointmentSlot } from '#domain/booking.ts';
import { CleaningFields, cleaningTexts } from '#islands/fields/CleaningFields.tsx';
import { DayField } from '#islands/fields/DayField.tsx';
import { FormBlock } from '#islands/fields/FormBlock.tsx';
import { PersonFields, personTexts } from '#islands/fields/PersonFields.tsx';
import { SlotField } from '#islands/fields/SlotField.tsx';
import { TextAreaField } from '#islands/fields/TextAreaField.tsx';
import { Icon } from '#islands/Icon.tsx';
import type { SubmissionFailure } from '#islands/post-submission.ts';
import { forgetSlots, replaceSlots } from '#islands/stores/availability.ts';
import { SubmissionForm, submissionFormTexts, type FormProps } from '#islands/SubmissionForm.tsx';
import { useTranslation } from '#islands/translation.ts';
import { useIsBrowser } from '#islands/use-is-browser.ts';
import { useSubmission } from '#islands/use-submission.ts';
import { formatMoment } from '#i18n/moments.ts';
import type { MessageKey } from '#i18n/translate.ts';
import {
  appointmentPath,
  appointmentSchema,
  type Appointment,
  type SlotTaken,
} from '#submissions/appointment.ts';
import { maxLengths } from '#submissions/fields.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';

/** The texts to pick for this island. */
export const bookingFormTexts = [
  ...submissionFormTexts,
  ...personTexts,
  ...cleaningTexts,
  'appointment.serviceHeading',
  'appointment.dayHeading',
  'appointment.dayHint',
  'appointment.dayPlaceholder',
  'appointment.calendarLabel',
  'appointment.calendarNote',
  'appointment.unavailable',
  'appointment.timeHeading',
  'appointment.timePlaceholder',
  'appointment.noDay',
  'appointment.loadingSlots',
  'appointment.freeSlots',
  'appointment.noSlots',
  'appointment.noSlotsHint',
  'appointment.slotsFailed',
  'appointment.retryLabel',
  'appointment.detailsHeading',
  'appointment.requestsLabel',
  'appointment.requestsHint',
  'appointment.chosenTime',
  'appointment.submitLabel',
  'appointment.pendingLabel',
  'appointment.privacyNote',
  'appointment.successTitle',
  'appointment.successText',
  'appointment.failureTitle',
  'validation.dateRequired',
  'validation.timeRequired',
  'validation.timeUnavailable',
] as const satisfies MessageKey[];

type Input = z.input<typeof appointmentSchema>;

const notices = {
  successTitle: 'appointment.successTitle',
  successFallback: 'appointment.successText',
  failureTitle: 'appointment.failureTitle',
} as const;

const slotOptions = appointmentSlots.map((value) => ({ value, label: value }));

interface Props extends FormProps {
  /** The days to choose from without script, as of the build, with their names. */
  days: Record<string, string>;
}

export function BookingForm({ privacyHref, days, ...page }: Props) {
  const submission = useSubmission({
    ...page,
    schema: appointmentSchema,
    name: 'appointment',
    path: appointmentPath,
    notices,
    onSuccess: () => {
      forgetSlots();
    },
    onFailure: showFreeSlots,
  });
  const { t } = submission;
  const { resetField } = submission.form;
  const isBrowser = useIsBrowser();
  return (
    <SubmissionForm
      submission={submission}
      submitLabel={t('appointment.submitLabel')}
      pendingLabel={t('appointment.pendingLabel')}
      privacyNote={t('appointment.privacyNote')}
      privacyHref={privacyHref}
    >
      <div className="form-blocks">
        <FormBlock number={1} title={t('appointment.serviceHeading')}>
          <CleaningFields />
        </FormBlock>
        <FormBlock number={2} title={t('appointment.dayHeading')} headingId="day-heading" required>
          <DayField<Input>
            name="appointmentDate"
            label={t('appointment.dayHeading')}
            hint={t('appointment.dayHint')}
            headingId="day-heading"
            options={Object.entries(days).map(([value, label]) => ({ value, label }))}
            placeholder={t('appointment.dayPlaceholder')}
            onDayChange={() => {
              resetField('timeSlot');
            }}
            required
          />
        </FormBlock>
        <FormBlock number={3} title={t('appointment.timeHeading')} headingId="time-heading" required>
          <SlotField<Input>
            name="timeSlot"
            dayName="appointmentDate"
            label={t('appointment.timeHeading')}
            headingId="time-heading"
            options={slotOptions}
            placeholder={t('appointment.timePlaceholder')}
            required
          />
        </FormBlock>
        <FormBlock number={4} title={t('appointment.detailsHeading')}>
          <PersonFields phoneRequired />
          <TextAreaField<Input>
            name="specialRequests"
            label={t('appointment.requestsLabel')}
            hint={t('appointment.requestsHint')}
            maxLength={maxLengths.message}
          />
          {isBrowser && <ChosenTime />}
        </FormBlock>
      </div>
    </SubmissionForm>
  );
}

interface ChosenAnswers {
  appointmentDate?: string | null;
  timeSlot?: AppointmentSlot | null;
}

/** The day and the time once more, beside the button that books them. */
function ChosenTime() {
  const { locale, t } = useTranslation();
  const { control } = useFormContext<ChosenAnswers>();
  const [day, slot] = useWatch({ control, name: ['appointmentDate', 'timeSlot'] });
  return (
    day &&
    slot && (
      <p className="chosen-time">
        <Icon name="calendar" />
        {t('appointment.chosenTime', { moment: formatMoment(startsAt(day, slot), locale) })}
      </p>
    )
  );
}

/** After a refusal of the time: what the server says is still free, or else asked for again. */
function showFreeSlots({ refusal }: SubmissionFailure, { appointmentDate }: Appointment): void {
  const { availableSlots, fields } = refusal as Partial<SlotTaken>;
  if (availableSlots) replaceSlots(appointmentDate, availableSlots);
  else if (fields?.timeSlot) forgetSlots();
}
