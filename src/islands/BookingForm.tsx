import { appointmentSlots, startsAt, type AppointmentSlot } from '#domain/booking.ts';
import { CleaningFields } from '#islands/fields/CleaningFields.tsx';
import { DayField } from '#islands/fields/DayField.tsx';
import { FormBlock } from '#islands/fields/FormBlock.tsx';
import { PersonFields } from '#islands/fields/PersonFields.tsx';
import { SlotField } from '#islands/fields/SlotField.tsx';
import { TextAreaField } from '#islands/fields/TextAreaField.tsx';
import { Icon } from '#islands/Icon.tsx';
import type { SubmissionFailure } from '#islands/post-submission.ts';
import { forgetSlots, replaceSlots } from '#islands/stores/availability.ts';
import { SubmissionForm, formNamespaces, type FormProps } from '#islands/SubmissionForm.tsx';
import { useTexts, useTranslation } from '#islands/translation.ts';
import { useIsBrowser } from '#islands/use-is-browser.ts';
import { useSubmission } from '#islands/use-submission.ts';
import { formatMoment } from '#i18n/moments.ts';
import { appointmentContract, type Appointment, type SlotTaken } from '#submissions/appointment.ts';
import { maxLengths } from '#submissions/fields.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';

/** The namespaces whose texts its page gives it. */
export const bookingFormTexts = [...formNamespaces, 'person', 'appointmentForm'] as const;

type Input = z.input<typeof appointmentContract.schema>;

const slotOptions = appointmentSlots.map((value) => ({ value, label: value }));

interface Props extends FormProps<typeof bookingFormTexts> {
  /** The days to choose from without script, as of the build, with their names. */
  days: Record<string, string>;
  /** Days on which the company takes no bookings, as of then. */
  closedDays: string[];
}

export function BookingForm({ locale, texts, privacyHref, days, closedDays, ...page }: Props) {
  const translation = useTexts(locale, texts);
  const { t } = translation;
  const submission = useSubmission({
    ...page,
    translation,
    ...appointmentContract,
    notices: {
      successTitle: t('appointmentForm.successTitle'),
      failureTitle: t('appointmentForm.failureTitle'),
    },
    onLeave: () => {
      forgetSlots();
    },
    onFailure: showFreeSlots,
  });
  const { resetField } = submission.form;
  const isBrowser = useIsBrowser();
  return (
    <SubmissionForm
      submission={submission}
      submitLabel={t('appointmentForm.submitLabel')}
      pendingLabel={t('appointmentForm.pendingLabel')}
      privacyNote={t('appointmentForm.privacyNote')}
      privacyHref={privacyHref}
    >
      <div className="grid gap-12">
        <FormBlock number={1} title={t('appointmentForm.serviceHeading')}>
          <CleaningFields />
        </FormBlock>
        <FormBlock number={2} title={t('appointmentForm.dayHeading')} headingId="day-heading" required>
          <DayField<Input>
            name="appointmentDate"
            label={t('appointmentForm.dayHeading')}
            hint={t('appointmentForm.dayHint')}
            headingId="day-heading"
            options={Object.entries(days).map(([value, label]) => ({ value, label }))}
            placeholder={t('appointmentForm.dayPlaceholder')}
            closedDays={closedDays}
            onDayChange={() => {
              resetField('timeSlot');
            }}
            required
          />
        </FormBlock>
        <FormBlock number={3} title={t('appointmentForm.timeHeading')} headingId="time-heading" required>
          <SlotField<Input>
            name="timeSlot"
            dayName="appointmentDate"
            label={t('appointmentForm.timeHeading')}
            headingId="time-heading"
            options={slotOptions}
            placeholder={t('appointmentForm.timePlaceholder')}
            required
          />
        </FormBlock>
        <FormBlock number={4} title={t('appointmentForm.detailsHeading')}>
          <PersonFields phoneRequired />
          <TextAreaField<Input>
            name="specialRequests"
            label={t('appointmentForm.requestsLabel')}
            hint={t('appointmentForm.requestsHint')}
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
  const { locale, t } = useTranslation<'appointmentForm'>();
  const { control } = useFormContext<ChosenAnswers>();
  const [day, slot] = useWatch({ control, name: ['appointmentDate', 'timeSlot'] });
  return (
    day &&
    slot && (
      <p className="flex items-center gap-3 bg-soft px-4 py-3.5 font-semibold">
        <Icon name="calendar" />
        {t('appointmentForm.chosenTime', { moment: formatMoment(startsAt(day, slot), locale) })}
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
