import { Calendar } from '#islands/fields/Calendar.tsx';
import { CleaningFields } from '#islands/fields/CleaningFields.tsx';
import { FormBlock } from '#islands/fields/FormBlock.tsx';
import { PersonFields } from '#islands/fields/PersonFields.tsx';
import { SlotField } from '#islands/fields/SlotField.tsx';
import { TextAreaField } from '#islands/fields/TextAreaField.tsx';
import { Icon } from '#islands/Icon.tsx';
import { SubmissionForm, formNamespaces, type FormProps } from '#islands/SubmissionForm.tsx';
import { useTexts, useTranslation } from '#islands/translation.ts';
import { focusTimes, useDayChoice } from '#islands/use-day-choice.ts';
import { useChosenMoment } from '#islands/use-chosen-moment.ts';
import { useIndicatedPrice } from '#islands/use-indicated-price.ts';
import { usePeriod } from '#islands/use-period.ts';
import { asideError } from '#islands/use-schema-form.ts';
import { useSubmission } from '#islands/use-submission.ts';
import { useTimeInUrl } from '#islands/use-time-in-url.ts';
import { phoneHref } from '#i18n/contact-links.ts';
import { formatFullDay, formatMoment, formatShortMoment } from '#i18n/moments.ts';
import { dayAndTimeClass } from '#styles/form-classes.ts';
import {
  appointmentContract,
  summaryIds,
  type Appointment,
  type AppointmentInput as Input,
  type OfferedTimes,
  type SlotTaken,
} from '#contracts/appointment.ts';
import { maxLengths } from '#contracts/fields.ts';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';

/** Namespaces of the texts that the page passes. */
export const bookingFormTexts = [...formNamespaces, 'person', 'appointmentForm'] as const;

interface Props extends FormProps<typeof bookingFormTexts> {
  /** The URL to which browsers without script post the form to show the times of a day. */
  timesAction: string;
  offered: OfferedTimes;
  /** Link to the quote request, for a visitor who needs other times. */
  quoteHref: string;
}

export function BookingForm({ locale, texts, privacyHref, quoteHref, offered, timesAction, ...page }: Props) {
  const translation = useTexts(locale, texts);
  const { t } = translation;
  const period = usePeriod(offered);
  const submission = useSubmission({
    ...page,
    translation,
    ...appointmentContract,
    notices: {
      successKind: 'todo',
      successTitle: t('appointmentForm.successTitle'),
      successFallback: t('appointmentForm.successFallback'),
      failureTitle: t('appointmentForm.failureTitle'),
    },
    onLeave: () => void period.refresh(),
    onFailure: ({ refusal }, answers) => {
      const { availableSlots } = refusal as Partial<SlotTaken>;
      if (!availableSlots) return false;
      period.replaceDay(answers.appointmentDate, availableSlots);
      showTaken();
      return true;
    },
  });
  const { resetField, setError } = submission.form;
  const choice = useDayChoice(resetField);
  const showTaken = () => {
    resetField('timeSlot');
    setError('timeSlot', asideError(t('appointmentForm.timeUnavailable')));
    focusTimes();
  };
  useTimeInUrl(submission.form);
  return (
    <SubmissionForm
      submission={submission}
      submitLabel={t('appointmentForm.submitLabel')}
      pendingLabel={t('appointmentForm.pendingLabel')}
      privacyNote={t('appointmentForm.privacyNote')}
      privacyHref={privacyHref}
    >
      {/* The button that Enter presses without script. Without it, Enter would press the button
          for the times. */}
      <button type="submit" className="hidden">
        {t('appointmentForm.submitLabel')}
      </button>
      <div className="grid gap-12">
        <div>
          <div className={dayAndTimeClass}>
            <FormBlock number={1} title={t('appointmentForm.dayHeading')} headingId="day-heading" required>
              <Calendar<Input>
                name="appointmentDate"
                label={t('appointmentForm.dayHeading')}
                hint={t('appointmentForm.dayHint')}
                headingId="day-heading"
                days={period.days}
                onDayChange={choice.onDayChange}
                onDayLost={choice.onDayLost}
                required
              />
            </FormBlock>
            <FormBlock number={2} title={t('appointmentForm.timeHeading')} headingId="time-heading" required>
              <SlotField<Input>
                name="timeSlot"
                dayName="appointmentDate"
                label={t('appointmentForm.timeHeading')}
                headingId="time-heading"
                period={period}
                lostDay={choice.lostDay}
                showTimes={{ formAction: timesAction }}
                required
              />
            </FormBlock>
          </div>
          <OtherTimes quoteHref={quoteHref} />
          <ContinueBar />
        </div>
        <FormBlock number={3} title={t('appointmentForm.serviceHeading')} headingId={cleaningId}>
          <CleaningFields />
        </FormBlock>
        <FormBlock number={4} title={t('appointmentForm.detailsHeading')}>
          <PersonFields phoneRequired />
          <TextAreaField<Input>
            name="specialRequests"
            label={t('appointmentForm.requestsLabel')}
            hint={t('appointmentForm.requestsHint')}
            maxLength={maxLengths.message}
          />
          <ChosenTime />
          <p>{t('appointmentForm.mailNote')}</p>
        </FormBlock>
      </div>
      <Summary />
    </SubmissionForm>
  );
}

function OtherTimes({ quoteHref }: Pick<Props, 'quoteHref'>) {
  const { t } = useTranslation<'appointmentForm'>();
  const links = [
    { href: quoteHref, text: t('appointmentForm.otherTimesQuote') },
    { href: phoneHref, text: t('appointmentForm.otherTimesCall') },
  ];
  return (
    <p className="mt-6 flex flex-wrap gap-x-4" data-other-times>
      <b className="w-full">{t('appointmentForm.otherTimes')}</b>
      {links.map(({ href, text }) => (
        <a className="inline-flex min-h-11 items-center" href={href} key={href}>
          <bdi>{text}</bdi>
        </a>
      ))}
    </p>
  );
}

/** The id of the heading after the fields for the day and the time. */
const cleaningId = 'cleaning-heading';

/**
 * Shows the chosen time on a phone, with a link to the next part of the form. It is fixed to the
 * bottom of the window while the calendar is visible. Its space is always reserved, so that
 * choosing a time causes no layout shift.
 */
function ContinueBar() {
  const { locale, t } = useTranslation<'appointmentForm'>();
  const moment = useChosenMoment();
  return (
    <div className="sticky bottom-0 z-5 -mx-gutter mt-3 -mb-7 min-h-14 lg:hidden print:hidden">
      {moment && (
        <a className={onwardClass} href={`#${cleaningId}`} data-onward>
          <span className="px-gutter" translate="no">
            {formatShortMoment(moment, locale)}
          </span>
          <span className="bg-signal px-5 py-4 text-white">{t('appointmentForm.onward')}</span>
        </a>
      )}
    </div>
  );
}

const onwardClass =
  'flex min-h-14 items-center justify-between font-semibold no-underline plane-ink focus-visible:-outline-offset-6';

/**
 * Shows the day, the time and the price above the submit button, on screens without a summary
 * beside the form.
 */
function ChosenTime() {
  const { locale, t } = useTranslation<'appointmentForm'>();
  const moment = useChosenMoment();
  const price = useIndicatedPrice();
  return (
    moment && (
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-3 bg-soft px-4 py-3.5 lg:hidden">
        <Icon name="calendar" />
        <b translate="no" data-chosen-time>
          {t('appointmentForm.chosenTime', { moment: formatMoment(moment, locale) })}
        </b>
        <span className="col-start-2 first-letter:uppercase">
          {price ?? t('appointmentForm.chosenPrice')}
        </span>
      </div>
    )
  );
}

/** Fills in the page's summary beside the form. */
function Summary() {
  const { locale, t } = useTranslation<'appointmentForm'>();
  const [service, day] = useWatch<Partial<Appointment>, ['service', 'appointmentDate']>({
    name: ['service', 'appointmentDate'],
  });
  const moment = useChosenMoment();
  useSummaryRow(summaryIds.service, service && t(`appointmentForm.${service}`));
  useSummaryRow(summaryIds.price, useIndicatedPrice() ?? t('appointmentForm.chosenPrice'));
  useSummaryRow(summaryIds.moment, moment ? formatMoment(moment, locale) : day && formatFullDay(day, locale));
  return null;
}

/**
 * Shows the row of an answer, or hides it if there is no answer. Creates a new element each time,
 * because a browser's translation would keep the translated text in the old one.
 */
function useSummaryRow(id: string, text: string | null | undefined): void {
  useEffect(() => {
    const place = document.getElementById(id);
    const shown = document.createElement('span');
    shown.textContent = text ?? '';
    place?.replaceChildren(shown);
    place?.parentElement?.toggleAttribute('hidden', !text);
  }, [id, text]);
}
