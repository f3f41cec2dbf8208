import { ChoiceGroup } from '#islands/fields/ChoiceGroup.tsx';
import { ListQuestion, type ListQuestionProps } from '#islands/fields/ListQuestion.tsx';
import { forgetSlots, type SlotsAnswer } from '#islands/stores/availability.ts';
import { useAvailability } from '#islands/use-availability.ts';
import { useIsBrowser } from '#islands/use-is-browser.ts';
import type { Locale } from '#i18n/locales.ts';
import { formatFullDay } from '#i18n/moments.ts';
import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

interface Props extends ListQuestionProps {
  locale: Locale;
  /** The chosen day, if any. */
  day: string | null | undefined;
}

/** The time: what is free on the chosen day, and before the script comes or without it a list of all times. */
export function SlotField({ locale, day, placeholder, ...question }: Props) {
  if (useIsBrowser()) return <Slots {...{ locale, day }} {...question} />;
  return <ListQuestion placeholder={placeholder} {...question} className="slot-place" />;
}

function Slots({ locale, day, options, ...field }: Omit<Props, 'placeholder'>) {
  const { t } = field;
  const answer = useAvailability(day);
  const free: readonly string[] = Array.isArray(answer) ? answer : [];
  useDropOfTaken(field.name, answer);

  return (
    <ChoiceGroup {...field}>
      {(radio) => (
        <div className="slot-place">
          <div className="slot-news" aria-live="polite">
            {day && (
              <p>
                <b>{formatFullDay(day, locale)}</b>{' '}
                {free.length > 0 && <span>{t('appointment.freeSlots', { count: free.length })}</span>}
              </p>
            )}
            {free.length === 0 && <SlotState {...{ day, answer, t }} />}
          </div>
          {free.length > 0 && (
            <div className="slots">
              {options.map(({ value, label }) => (
                <label className="slot" key={value}>
                  <input type="radio" value={value} disabled={!free.includes(value)} {...radio} />
                  <span className="ltr">{label}</span>
                  {!free.includes(value) && <span className="sr-only"> {t('appointment.unavailable')}</span>}
                </label>
              ))}
            </div>
          )}
        </div>
      )}
    </ChoiceGroup>
  );
}

/** Why there is nothing to choose yet. */
function SlotState({ day, answer, t }: Pick<Props, 'day' | 't'> & { answer: SlotsAnswer | undefined }) {
  if (answer === 'failed') {
    return (
      <div className="slot-state">
        <b>{t('appointment.slotsFailed')}</b>
        <button
          className="btn btn-secondary btn-small"
          type="button"
          onClick={() => {
            forgetSlots();
          }}
        >
          {t('appointment.retryLabel')}
        </button>
      </div>
    );
  }
  return (
    <div className="slot-state">
      <b>{t(!day ? 'appointment.noDay' : answer ? 'appointment.noSlots' : 'appointment.loadingSlots')}</b>
      {answer && <span>{t('appointment.noSlotsHint')}</span>}
    </div>
  );
}

/** Someone else may take the chosen time while it stands here: then it is no longer chosen, and the field says so. */
function useDropOfTaken(name: string, answer: SlotsAnswer | undefined): void {
  const { resetField, setError, getFieldState } = useFormContext();
  const chosen: unknown = useWatch({ name });
  const isTaken = Boolean(chosen) && Array.isArray(answer) && !answer.includes(chosen);
  const drop = useEffectEvent(() => {
    resetField(name, { keepError: true });
    if (!getFieldState(name).error) setError(name, { message: 'validation.timeUnavailable' });
  });
  useEffect(() => {
    if (isTaken) drop();
  }, [isTaken]);
}
