import { Calendar } from '#islands/fields/Calendar.tsx';
import { ErrorSummary } from '#islands/fields/ErrorSummary.tsx';
import { SlotField } from '#islands/fields/SlotField.tsx';
import { FormProviders } from '#islands/FormProviders.tsx';
import { useTexts } from '#islands/translation.ts';
import { useDayChoice } from '#islands/use-day-choice.ts';
import { usePeriod } from '#islands/use-period.ts';
import { useReadyForm } from '#islands/use-ready-form.ts';
import { useSchemaForm } from '#islands/use-schema-form.ts';
import type { FormPageProps } from '#islands/use-submission.ts';
import type { DayTimes } from '#domain/booking.ts';
import { buttonClass } from '#styles/class-names.ts';
import { dayAndTimeClass, formClass } from '#styles/form-classes.ts';
import { manageFields, moveSchema, type ManageView } from '#contracts/manage-appointment.ts';
import type { SyntheticEvent } from 'react';
import type * as z from 'zod/mini';

/** Namespaces of the texts that the page passes. */
export const moveFormTexts = ['form', 'appointmentForm', 'manageAppointment'] as const;

type Input = z.input<typeof moveSchema>;

interface Props extends FormPageProps<typeof moveFormTexts> {
  /** The path of this page, which both shows the times of a day and moves the appointment. */
  action: string;
  token: string;
  appointment: NonNullable<ManageView['appointment']>;
  days: DayTimes[];
}

/**
 * The form for moving an appointment, with the calendar of the booking form. The browser posts it.
 */
export function MoveForm({ locale, texts, action, token, appointment, days, ...page }: Props) {
  const translation = useTexts(locale, texts);
  const { t } = translation;
  const period = usePeriod({ days, isKnown: true }, { ...appointment, token });
  const { form, initial, chosen } = useSchemaForm(moveSchema, page.initial, page.chosen);
  const choice = useDayChoice(form.resetField);
  const formElement = useReadyForm();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void form.handleSubmit(() => formElement.current?.submit())(event);
  };
  return (
    <FormProviders {...{ translation, form, initial, chosen }}>
      <form
        className={`${formClass} w-full`}
        method="post"
        name="move"
        action={action}
        noValidate
        ref={formElement}
        onSubmit={submit}
      >
        <ErrorSummary />
        <input type="hidden" name={manageFields.token} value={token} />
        <input type="hidden" name={manageFields.action} value="move" />
        <div className={dayAndTimeClass}>
          <Calendar<Input>
            name="appointmentDate"
            label={t('manageAppointment.dayLabel')}
            days={period.days}
            onDayChange={choice.onDayChange}
            onDayLost={choice.onDayLost}
            required
          />
          <SlotField<Input>
            name="timeSlot"
            dayName="appointmentDate"
            label={t('manageAppointment.timeLabel')}
            period={period}
            lostDay={choice.lostDay}
            own={{ ...appointment, label: t('manageAppointment.ownTime') }}
            showTimes={{ formAction: `${action}#timeSlot`, formMethod: 'get' }}
            required
          />
        </div>
        <button className={`${buttonClass('primary')} justify-self-start`} type="submit">
          {t('manageAppointment.moveLabel')}
        </button>
      </form>
    </FormProviders>
  );
}
