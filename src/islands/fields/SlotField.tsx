import { ChoiceGroup } from '#islands/fields/ChoiceGroup.tsx';
import type { NameIn } from '#islands/fields/Field.tsx';
import { HeadedSelect, type HeadedSelectProps } from '#islands/fields/HeadedSelect.tsx';
import { forgetSlots, type SlotsAnswer } from '#islands/stores/availability.ts';
import { useTranslation } from '#islands/translation.ts';
import { useAvailability } from '#islands/use-availability.ts';
import { useIsBrowser } from '#islands/use-is-browser.ts';
import { formatFullDay } from '#i18n/moments.ts';
import { buttonClass } from '#styles/class-names.ts';
import { slotClass, slotsClass, takenSlotClass, tileRadioClass } from '#styles/form-classes.ts';
import { useEffect, useEffectEvent, type ChangeEvent } from 'react';
import { useFormContext, useWatch, type UseFormRegisterReturn } from 'react-hook-form';

/** With script the times of a day take this place. */
const placeClass = 'flex flex-col gap-3 not-noscript:min-h-36';

const stateClass =
  'grid flex-1 content-center justify-items-start gap-2 border-2 border-dashed border-field px-6 py-4';

interface SlotsProps extends Omit<HeadedSelectProps, 'placeholder'> {
  /** Name of the field that holds the day. */
  dayName: string;
}

interface Props<Input> extends SlotsProps, HeadedSelectProps {
  name: NameIn<Input>;
  dayName: NameIn<Input>;
}

/**
 * The time: what is free on the chosen day, and before the script comes or without it a list of all
 * times.
 */
export function SlotField<Input = never>({ dayName, placeholder, ...question }: Props<Input>) {
  if (useIsBrowser()) return <Slots dayName={dayName} {...question} />;
  return <HeadedSelect placeholder={placeholder} {...question} className={placeClass} />;
}

function Slots({ dayName, options, ...field }: SlotsProps) {
  const { locale, t } = useTranslation<'appointmentForm'>();
  const day = useWatch<Record<string, string | null | undefined>>({ name: dayName });
  const answer = useAvailability(day);
  const free: readonly string[] = Array.isArray(answer) ? answer : [];
  useClearTakenSlot(field.name, answer);
  const { clearErrors } = useFormContext();
  const toRadio = (register: UseFormRegisterReturn) => ({
    ...register,
    onChange: (event: ChangeEvent) => {
      // That the time before was taken no longer matters.
      clearErrors(field.name);
      void register.onChange(event);
    },
  });

  return (
    <ChoiceGroup {...field}>
      {(register) => (
        <div className={placeClass}>
          <div className={`flex flex-col gap-3 ${free.length === 0 ? 'flex-1' : ''}`} aria-live="polite">
            {day && (
              <p className="flex flex-wrap gap-x-4">
                <b className="first-letter:uppercase">{formatFullDay(day, locale)}</b>{' '}
                {free.length > 0 && <span>{t('appointmentForm.freeSlots', { count: free.length })}</span>}
              </p>
            )}
            {free.length === 0 && <SlotState {...{ day, answer }} />}
          </div>
          {free.length > 0 && (
            <div className={slotsClass}>
              {options.map(({ value, label }) => (
                <label className={free.includes(value) ? slotClass : takenSlotClass} key={value}>
                  <input
                    className={tileRadioClass}
                    type="radio"
                    value={value}
                    disabled={!free.includes(value)}
                    {...toRadio(register)}
                  />
                  <span className="ltr">{label}</span>
                  {!free.includes(value) && (
                    <span className="sr-only"> {t('appointmentForm.unavailable')}</span>
                  )}
                </label>
              ))}
            </div>
          )}
        </div>
      )}
    </ChoiceGroup>
  );
}

interface SlotStateProps {
  day: string | null | undefined;
  answer: SlotsAnswer | undefined;
}

/** Why there is nothing to choose yet. */
function SlotState({ day, answer }: SlotStateProps) {
  const { t } = useTranslation<'appointmentForm'>();
  if (answer === 'failed') {
    return (
      <div className={stateClass} data-slot-state>
        <b>{t('appointmentForm.slotsFailed')}</b>
        <button
          className={buttonClass('secondary', 'small')}
          type="button"
          onClick={({ currentTarget }) => {
            forgetSlots();
            // The button goes; the question it belongs to stays.
            currentTarget.closest('fieldset')?.focus();
          }}
        >
          {t('appointmentForm.retryLabel')}
        </button>
      </div>
    );
  }
  return (
    <div className={stateClass} data-slot-state>
      <b>
        {t(
          !day
            ? 'appointmentForm.noDay'
            : answer
              ? 'appointmentForm.noSlots'
              : 'appointmentForm.loadingSlots',
        )}
      </b>
      {answer && <span>{t('appointmentForm.noSlotsHint')}</span>}
    </div>
  );
}

/**
 * Someone else may take the chosen time while it stands here: then it is no longer chosen, and the
 * field says so.
 */
function useClearTakenSlot(name: string, answer: SlotsAnswer | undefined): void {
  const { resetField, setError, getFieldState } = useFormContext();
  const chosen: unknown = useWatch({ name });
  const isTaken = Boolean(chosen) && Array.isArray(answer) && !answer.includes(chosen);
  const clear = useEffectEvent(() => {
    resetField(name, { keepError: true });
    if (!getFieldState(name).error) setError(name, { message: 'appointmentForm.timeUnavailable' });
  });
  useEffect(() => {
    if (isTaken) clear();
  }, [isTaken]);
}
