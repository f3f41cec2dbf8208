import { appointmentSlots } from '#domain/booking.ts';
import { ChoiceGroup } from '#islands/fields/ChoiceGroup.tsx';
import type { FieldProps, NameIn } from '#islands/fields/Field.tsx';
import { FieldContext } from '#islands/fields/field-context.ts';
import { useTranslation } from '#islands/translation.ts';
import { useIsBrowser } from '#islands/use-is-browser.ts';
import { asideError } from '#islands/use-schema-form.ts';
import type { Period } from '#islands/use-period.ts';
import { formatFullDay, formatTime } from '#i18n/moments.ts';
import { buttonClass } from '#styles/class-names.ts';
import { ownSlotClass, slotClass, slotsClass, takenSlotClass, tileRadioClass } from '#styles/form-classes.ts';
import { useContext, useEffect, useEffectEvent, type ChangeEvent } from 'react';
import { useFormContext, useWatch, type UseFormRegisterReturn } from 'react-hook-form';

const placeClass = 'flex flex-col gap-3 md:min-h-68';

/**
 * Classes of the place of the times when a day is chosen. It is as high as two rows of times, so
 * that loading them causes no layout shift.
 */
const chosenPlaceClass = `${placeClass} min-h-36`;

const stateClass = 'grid justify-items-start gap-2';

const frameClass = 'flex-1 content-center border-2 border-dashed border-field px-6 py-4';

interface Props<Input> extends FieldProps<NameIn<Input>> {
  /** The id of a heading that labels the group. Without it the group has a legend. */
  headingId?: string;
  dayName: NameIn<Input>;
  period: Period;
  /** A chosen day, if it is no longer free. */
  lostDay: string | undefined;
  /** The current time of the appointment, which cannot be chosen. */
  own?: { day: string; slot: string; label: string };
  /** The button that shows the times of a day without script. */
  showTimes: { formAction: string; formMethod?: 'get' };
}

export function SlotField<Input = never>(props: Props<Input>) {
  const { dayName, period, lostDay, showTimes, own, ...field } = props;
  const isBrowser = useIsBrowser();
  const day = useChosenDay(dayName, period.days);
  // While the free times are unknown, browsers without script offer all times.
  const isOffered = period.isKnown || !isBrowser;
  const free = (isOffered && period.days.find((known) => known.day === day)?.slots) || [];
  useClearTakenSlot(field.name, day && period.isKnown ? free : undefined);
  return (
    <ChoiceGroup {...field} isErrorFirst>
      {(register, chosen) => (
        <div className={day || lostDay ? chosenPlaceClass : placeClass}>
          <div className={`flex flex-col gap-3 ${free.length === 0 ? 'flex-1' : ''}`} aria-live="polite">
            <DayLine day={day || lostDay} count={free.length} />
            {free.length === 0 && <SlotState hasDay={Boolean(day || lostDay)} {...{ period, showTimes }} />}
          </div>
          {free.length > 0 && (
            <Slots {...{ free, register, chosen }} own={own?.day === day ? own : undefined} />
          )}
          {free.length > 0 && <ShowTimes quiet {...showTimes} />}
        </div>
      )}
    </ChoiceGroup>
  );
}

/**
 * Returns the chosen day. Until the form library has read it, this is the day chosen in the
 * prerendered page.
 */
function useChosenDay(name: string, days: Period['days']): string {
  const chosen = useWatch<Record<string, string | null | undefined>>({ name });
  const context = useContext(FieldContext);
  const isBrowser = useIsBrowser();
  const built = context.initial ? context.initial.values[name] : context.chosen?.[name];
  const day = (isBrowser ? chosen : (chosen ?? built)) ?? '';
  return days.some((offered) => offered.day === day) ? day : '';
}

function DayLine({ day, count }: { day: string | undefined; count: number }) {
  const { locale, t } = useTranslation<'appointmentForm'>();
  return (
    day && (
      <p className="flex flex-wrap gap-x-4" data-day-line>
        <b className="first-letter:uppercase" translate="no" suppressHydrationWarning>
          {formatFullDay(day, locale)}
        </b>{' '}
        {count > 0 && <span>{t('appointmentForm.freeSlots', { count })}</span>}
      </p>
    )
  );
}

interface SlotsProps {
  free: readonly string[];
  register: UseFormRegisterReturn;
  chosen: string | undefined;
  own: Props<never>['own'];
}

function Slots({ free, register, chosen, own }: SlotsProps) {
  const { locale, t } = useTranslation<'appointmentForm'>();
  const { clearErrors } = useFormContext();
  const onChange = (event: ChangeEvent) => {
    // The error was about the previous time.
    clearErrors(register.name);
    void register.onChange(event);
  };
  const classOf = (slot: string) => {
    if (slot === own?.slot) return ownSlotClass;
    return free.includes(slot) ? slotClass : takenSlotClass;
  };
  return (
    <div className={slotsClass}>
      {appointmentSlots.map((slot) => (
        <label className={classOf(slot)} key={slot}>
          <input
            className={tileRadioClass}
            type="radio"
            value={slot}
            disabled={!free.includes(slot)}
            defaultChecked={slot === chosen && free.includes(slot)}
            {...register}
            onChange={onChange}
          />
          <span className="ltr" translate="no">
            {formatTime(slot, locale)}
          </span>
          {slot === own?.slot ? (
            <span className="text-small">{own.label}</span>
          ) : (
            !free.includes(slot) && <span className="sr-only"> {t('appointmentForm.unavailable')}</span>
          )}
        </label>
      ))}
    </div>
  );
}

interface SlotStateProps extends Pick<Props<never>, 'period' | 'showTimes'> {
  /** True if a day is chosen, even one that is no longer free. */
  hasDay: boolean;
}

/** Says why there are no times to choose from. */
function SlotState({ hasDay, period, showTimes }: SlotStateProps) {
  const { t } = useTranslation<'appointmentForm'>();
  const { hasFailed, isKnown, refresh } = period;
  const isFull = hasDay && isKnown;
  const key = hasFailed
    ? 'appointmentForm.slotsFailed'
    : isFull
      ? 'appointmentForm.noSlots'
      : hasDay
        ? 'appointmentForm.loadingSlots'
        : 'appointmentForm.noDay';
  return (
    <div className={`${stateClass} ${hasDay ? frameClass : ''}`} data-slot-state>
      <b>{t(key)}</b>
      {isFull && !hasFailed && <span>{t('appointmentForm.noSlotsHint')}</span>}
      {hasFailed ? <RetryButton onClick={refresh} /> : <ShowTimes {...showTimes} />}
    </div>
  );
}

function RetryButton({ onClick }: { onClick: () => Promise<void> }) {
  const { t } = useTranslation<'appointmentForm'>();
  return (
    <button
      className={buttonClass('secondary', 'small')}
      type="button"
      onClick={({ currentTarget }) => {
        // The focus moves to the group, because the button disappears.
        currentTarget.closest<HTMLElement>('[role=radiogroup]')?.focus();
        void onClick();
      }}
    >
      {t('appointmentForm.retryLabel')}
    </button>
  );
}

/**
 * The button that shows the times of a day without script. With script the times are loaded
 * automatically. A button that is not `quiet` then leaves its space, to avoid a layout shift.
 */
function ShowTimes({ quiet = false, ...target }: Props<never>['showTimes'] & { quiet?: boolean }) {
  const { t } = useTranslation<'appointmentForm'>();
  const isBrowser = useIsBrowser();
  if (isBrowser) return quiet ? null : <span className="min-h-11" />;
  const look = quiet ? `${buttonClass('quiet', 'small')} scripted:hidden` : buttonClass('secondary', 'small');
  return (
    <button className={`${look} self-start justify-self-start`} type="submit" formNoValidate {...target}>
      {t('appointmentForm.showTimes')}
    </button>
  );
}

/** Deselects the chosen time and shows an error at the field, if the time is no longer free. */
function useClearTakenSlot(name: string, free: readonly string[] | undefined): void {
  const { resetField, setError } = useFormContext();
  const chosen = useWatch<Record<string, string | null | undefined>>({ name });
  const isTaken = Boolean(chosen) && free !== undefined && !free.includes(chosen ?? '');
  const { t } = useTranslation<'appointmentForm'>();
  const clear = useEffectEvent(() => {
    resetField(name);
    setError(name, asideError(t('appointmentForm.timeUnavailable')));
  });
  useEffect(() => {
    if (isTaken) clear();
  }, [isTaken]);
}
