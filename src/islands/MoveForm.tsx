import { Calendar } from '#islands/fields/Calendar.tsx';
import { ErrorSummary } from '#islands/fields/ErrorSummary.tsx';
import { FieldContext } from '#islands/fields/field-context.ts';
import { SlotField } from '#islands/fields/SlotField.tsx';
import { Translation, useTexts } from '#islands/translation.ts';
import { useDayChoice } from '#islands/use-day-choice.ts';
import { usePeriod } from '#islands/use-period.ts';
import { useReadyForm } from '#islands/use-ready-form.ts';
import { useSchemaForm } from '#islands/use-schema-form.ts';
import type { DayTimes } from '#domain/booking.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Texts } from '#i18n/texts.ts';
import { buttonClass } from '#styles/class-names.ts';
import { dayAndTimeClass, formClass } from '#styles/form-classes.ts';
import type { FormState } from '#contracts/answer.ts';
import { manageFields, moveSchema, type ManageView } from '#contracts/manage-appointment.ts';
import { useMemo, type SyntheticEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import type * as z from 'zod/mini';

/** Namespaces of the texts that the page passes. */
export const moveFormTexts = ['form', 'appointmentForm', 'manageAppointment'] as const;

type Input = z.input<typeof moveSchema>;

interface Props {
  locale: Locale;
  texts: Texts<(typeof moveFormTexts)[number]>;
  /** The page's own path, which shows the times of a day and moves the appointment. */
  action: string;
  token: string;
  appointment: NonNullable<ManageView['appointment']>;
  days: DayTimes[];
  /** The selected day. */
  chosen: Record<string, string>;
  /** The server's response to a rejected attempt. */
  initial?: FormState;
}

/**
 * The form for moving an appointment, with the calendar of the booking form; posted by the browser.
 */
export function MoveForm({ locale, texts, action, token, appointment, days, ...page }: Props) {
  const translation = useTexts(locale, texts);
  const { t } = translation;
  const period = usePeriod({ days, isKnown: true }, { ...appointment, token });
  const choice = useDayChoice();
  const { form, initial, chosen } = useSchemaForm(moveSchema, page.initial, page.chosen);
  const formElement = useReadyForm();
  const fields = useMemo(() => ({ idPrefix: '', initial, chosen }), [initial, chosen]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void form.handleSubmit(() => formElement.current?.submit())(event);
  };
  return (
    <Translation value={translation}>
      <FieldContext value={fields}>
        <FormProvider {...form}>
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
                onDayChange={() => {
                  form.resetField('timeSlot');
                  choice.onDayChange();
                }}
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
        </FormProvider>
      </FieldContext>
    </Translation>
  );
}
