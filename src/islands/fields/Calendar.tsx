import { company } from '#company';
import { listOfferedDays, type OfferedDay } from '#domain/booking.ts';
import { addDays, isoWeekday } from '#domain/days.ts';
import { ChoiceGroup } from '#islands/fields/ChoiceGroup.tsx';
import type { FieldProps } from '#islands/fields/Field.tsx';
import { useTranslation } from '#islands/translation.ts';
import { useTabReturn } from '#islands/use-tab-return.ts';
import { localeInfo, type Locale } from '#i18n/locales.ts';
import { freeTileClass, hintClass, tileClass, tileRadioClass } from '#styles/form-classes.ts';
import {
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type ChangeEvent,
  type InputHTMLAttributes,
} from 'react';
import { useFormContext, useWatch, type UseFormRegisterReturn } from 'react-hook-form';

const { weekdays } = company.appointments;
const someMonday = '2024-01-01';

/** The list before it takes as much room. */
export const calendarPlaceClass = 'not-noscript:min-h-91.5';

/** Its outline is inside the cell: outside it would lie on the lines of the table. */
const dayClass = `${tileClass} h-full content-center justify-items-center leading-[1.1] hyphens-manual has-checked:rounded-ee-[1.25rem] has-focus-visible:-outline-offset-7 has-checked:has-focus-visible:outline-bg`;

const dayOffClass =
  'cursor-not-allowed bg-[repeating-linear-gradient(-45deg,transparent_0_7px,var(--hair)_7px_8px)] text-muted';

export interface CalendarProps extends FieldProps {
  /** Id of the heading that asks for the day. */
  headingId: string;
  /** Days on which nothing can be booked, besides those that the rules know. */
  closedDays: string[];
  /** Called when a day is chosen, and when the chosen one can no longer be. */
  onDayChange: () => void;
}

/** The days to choose from as a table of weeks, one radio button per day that can be booked. */
export function Calendar({ closedDays, onDayChange, ...field }: CalendarProps) {
  const { locale, t } = useTranslation<'appointmentForm'>();
  const days = useOfferedDays(closedDays);
  useClearUnavailableDay(field.name, days, onDayChange);
  const formats = useMemo(() => formatsIn(locale), [locale]);
  const toRadio = (register: UseFormRegisterReturn) => ({
    ...register,
    onChange: (event: ChangeEvent) => {
      onDayChange();
      void register.onChange(event);
    },
  });

  return (
    <ChoiceGroup {...field}>
      {(register) => (
        <div className={calendarPlaceClass}>
          <table className="mb-2 w-full table-fixed">
            <caption className="sr-only">{t('appointmentForm.calendarLabel')}</caption>
            <thead>
              <tr>
                {weekdays.map((weekday) => (
                  <th className="h-9 text-small font-semibold" key={weekday} scope="col">
                    {formats.shortWeekday(addDays(someMonday, weekday - 1))}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {toWeeks(days).map(({ monday, cells }) => (
                <tr key={monday}>
                  {cells.map((offered, index) => (
                    <td
                      className={offered ? 'h-16 border-2 border-rule bg-surface p-0' : 'h-16 p-0'}
                      key={index}
                    >
                      {offered && (
                        <DayCell
                          {...offered}
                          formats={formats}
                          radio={toRadio(register)}
                          unavailable={t('appointmentForm.unavailable')}
                        />
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {days.some(({ isBookable }) => !isBookable) && (
            <p className={hintClass}>{t('appointmentForm.calendarNote')}</p>
          )}
        </div>
      )}
    </ChoiceGroup>
  );
}

interface DayCellProps extends OfferedDay {
  formats: ReturnType<typeof formatsIn>;
  radio: InputHTMLAttributes<HTMLInputElement>;
  unavailable: string;
}

function DayCell({ day, isBookable, formats, radio, unavailable }: DayCellProps) {
  const name = (
    <>
      <span className="sr-only">{formats.weekday(day)} </span>
      <b className={`text-[1.5rem] tracking-[-0.02em] ${isBookable ? '' : 'font-normal'}`}>
        {formats.date(day)}
      </b>{' '}
      <small className="text-micro">{formats.month(day)}</small>
    </>
  );
  if (isBookable) {
    return (
      <label className={`${dayClass} ${freeTileClass}`}>
        <input className={tileRadioClass} type="radio" value={day} {...radio} />
        {name}
      </label>
    );
  }
  return (
    <span className={`${dayClass} ${dayOffClass}`}>
      {name}
      <span className="sr-only"> {unavailable}</span>
    </span>
  );
}

/**
 * The days as of now; as of later when the visitor comes back to the tab, perhaps the next morning.
 */
function useOfferedDays(closedDays: string[]): OfferedDay[] {
  const [now, setNow] = useState(() => new Date());
  useTabReturn(() => {
    setNow(new Date());
  });
  return useMemo(() => listOfferedDays(now, closedDays), [now, closedDays]);
}

/** A day kept from an earlier visit, or chosen from an old page, may have passed. */
function useClearUnavailableDay(name: string, days: OfferedDay[], onClear: () => void): void {
  const { resetField } = useFormContext();
  const chosen: unknown = useWatch({ name });
  const isGone = Boolean(chosen) && !days.some(({ day, isBookable }) => isBookable && day === chosen);
  const clear = useEffectEvent(() => {
    resetField(name);
    onClear();
  });
  useEffect(() => {
    if (isGone) clear();
  }, [isGone]);
}

/** The days by week, with a gap for each day of the week that is not among them. */
function toWeeks(days: OfferedDay[]): { monday: string; cells: (OfferedDay | undefined)[] }[] {
  const mondays = days.map(({ day }) => addDays(day, 1 - isoWeekday(day)));
  return [...new Set(mondays)].map((monday) => ({
    monday,
    cells: weekdays.map((weekday) => days.find(({ day }) => day === addDays(monday, weekday - 1))),
  }));
}

function formatsIn(locale: Locale) {
  const writer = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(localeInfo[locale].intl, { ...options, timeZone: 'UTC' });
    return (day: string) => format.format(new Date(day));
  };
  return {
    shortWeekday: writer({ weekday: 'short' }),
    weekday: writer({ weekday: 'long' }),
    date: writer({ day: 'numeric' }),
    month: writer({ month: 'short' }),
  };
}
