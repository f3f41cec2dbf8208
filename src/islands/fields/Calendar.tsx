import { company } from '#company';
import type { DayTimes } from '#domain/booking.ts';
import { addDays, mondayOf } from '#domain/days.ts';
import { ChoiceGroup } from '#islands/fields/ChoiceGroup.tsx';
import { findDayAt } from '#islands/fields/day-keys.ts';
import type { FieldProps, NameIn } from '#islands/fields/Field.tsx';
import { useTranslation } from '#islands/translation.ts';
import { localeInfo, type Locale } from '#i18n/locales.ts';
import { freeTileClass, hintClass, tileClass, tileRadioClass } from '#styles/form-classes.ts';
import {
  useEffect,
  useEffectEvent,
  useMemo,
  type ChangeEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
} from 'react';
import { useFormContext, useWatch, type UseFormRegisterReturn } from 'react-hook-form';

const { weekdays } = company.appointments;
const someMonday = '2024-01-01';

/**
 * Classes of a day. The focus outline is inside the cell, because outside it would overlap the
 * borders of the table.
 */
const dayClass = `${tileClass} h-full content-center justify-items-center leading-[1.1] hyphens-manual has-checked:rounded-ee-[1.25rem] has-focus-visible:-outline-offset-7 has-checked:has-focus-visible:outline-bg`;

/**
 * Classes of a day that cannot be chosen. It is struck through in forced colours, which omit the
 * hatching.
 */
const dayOffClass =
  'cursor-not-allowed forced-colors:line-through bg-[repeating-linear-gradient(-45deg,transparent_0_7px,var(--hair)_7px_8px)] text-muted';

interface Props<Input> extends FieldProps<NameIn<Input>> {
  /** The id of a heading that labels the group. Without it the group has a legend. */
  headingId?: string;
  days: readonly DayTimes[];
  onDayChange: () => void;
  /** Called when the chosen day is no longer available. */
  onDayLost: (day: string) => void;
}

/**
 * The days as a table of weeks, with a radio button for each day that has free times. The hydrated
 * text may differ from the prerendered one, because browsers format day names differently.
 */
export function Calendar<Input = never>({ days, onDayChange, onDayLost, ...field }: Props<Input>) {
  const { locale, t } = useTranslation<'appointmentForm'>();
  useClearLostDay(field.name, days, onDayLost);
  const formats = useMemo(() => formatsIn(locale), [locale]);
  const toRadio = (register: UseFormRegisterReturn) => ({
    ...register,
    onChange: (event: ChangeEvent) => {
      onDayChange();
      void register.onChange(event);
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      moveByKey(event, days);
    },
  });

  return (
    <ChoiceGroup {...field} isErrorFirst>
      {(register, chosen) => (
        <div>
          <table className="mb-2 w-full table-fixed">
            <caption
              className="pt-2 text-start font-semibold first-letter:uppercase"
              suppressHydrationWarning
            >
              {[...new Set(days.map(({ day }) => formats.monthOfYear(day)))].join(' – ')}
            </caption>
            <thead>
              <tr>
                {weekdays.map((weekday) => (
                  <th className="h-9 text-micro" key={weekday} scope="col" suppressHydrationWarning>
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
                      className={
                        offered
                          ? 'h-16 border-2 border-rule bg-surface p-0 in-aria-invalid:border-error'
                          : 'h-16 p-0'
                      }
                      key={index}
                    >
                      {offered && (
                        <DayCell
                          {...offered}
                          formats={formats}
                          startsMonth={startsLaterMonth(offered.day, days)}
                          radio={{ ...toRadio(register), defaultChecked: offered.day === chosen }}
                          unavailable={t('appointmentForm.unavailable')}
                        />
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {days.some(({ slots }) => slots.length === 0) && (
            <p className={hintClass}>{t('appointmentForm.calendarNote')}</p>
          )}
        </div>
      )}
    </ChoiceGroup>
  );
}

/** True for the first listed day of each month but the first. The caption names the first month. */
function startsLaterMonth(day: string, days: readonly DayTimes[]): boolean {
  const before = days.filter((other) => other.day < day).at(-1);
  return before !== undefined && before.day.slice(0, 7) !== day.slice(0, 7);
}

interface DayCellProps extends DayTimes {
  formats: ReturnType<typeof formatsIn>;
  /** True shows the name of the month. */
  startsMonth: boolean;
  radio: InputHTMLAttributes<HTMLInputElement>;
  unavailable: string;
}

function DayCell({ day, slots, formats, startsMonth, radio, unavailable }: DayCellProps) {
  const isFree = slots.length > 0;
  const name = (
    <>
      <span className="sr-only" translate="no" suppressHydrationWarning>
        {`${formats.weekday(day)} `}
      </span>
      <b
        className={`text-[1.5rem] tracking-[-0.02em] ${isFree ? '' : 'font-normal'}`}
        translate="no"
        suppressHydrationWarning
      >
        {formats.date(day)}
      </b>{' '}
      <span className={startsMonth ? 'text-micro' : 'sr-only'} translate="no" suppressHydrationWarning>
        {startsMonth ? formats.shortMonth(day) : formats.month(day)}
      </span>
    </>
  );
  if (isFree) {
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

function moveByKey(event: KeyboardEvent<HTMLInputElement>, days: readonly DayTimes[]): void {
  const { currentTarget: from, key, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey) return;
  const isRtl = getComputedStyle(from).direction === 'rtl';
  const free = days.filter(({ slots }) => slots.length > 0).map(({ day }) => day);
  const next = findDayAt({ day: from.value, key, isRtl }, free);
  if (next === undefined) return;
  event.preventDefault();
  const radio = from.closest('table')?.querySelector<HTMLInputElement>(`input[value="${next}"]`);
  radio?.focus();
  radio?.click();
}

/** Clears the chosen day if it is no longer offered or has no free times. */
function useClearLostDay(name: string, days: readonly DayTimes[], onLost: Props<never>['onDayLost']): void {
  const { resetField } = useFormContext();
  const chosen = useWatch<Record<string, string | null | undefined>>({ name });
  const isLost = Boolean(chosen) && !days.some(({ day, slots }) => day === chosen && slots.length > 0);
  const clear = useEffectEvent(() => {
    resetField(name);
    onLost(chosen ?? '');
  });
  useEffect(() => {
    if (isLost) clear();
  }, [isLost]);
}

/**
 * Groups the days by week, with a gap for each weekday before the period. Those after it, in its
 * last week, are unavailable.
 */
function toWeeks(days: readonly DayTimes[]): { monday: string; cells: (DayTimes | undefined)[] }[] {
  const mondays = days.map(({ day }) => mondayOf(day));
  const last = days.at(-1)?.day ?? '';
  const cellOf = (day: string) =>
    days.find((offered) => offered.day === day) ?? (day > last ? { day, slots: [] } : undefined);
  return [...new Set(mondays)].map((monday) => ({
    monday,
    cells: weekdays.map((weekday) => cellOf(addDays(monday, weekday - 1))),
  }));
}

/** Writes a day of the month as an ordinal: every day in German, the first in French. */
function markOrdinal(number: string, locale: Locale): string {
  if (locale === 'de') return `${number}.`;
  return locale === 'fr' && number === '1' ? '1er' : number;
}

function formatsIn(locale: Locale) {
  const writer = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(localeInfo[locale].intl, { ...options, timeZone: 'UTC' });
    return (day: string) => format.format(new Date(day));
  };
  return {
    shortWeekday: writer({ weekday: 'short' }),
    weekday: writer({ weekday: 'long' }),
    date: (day: string) => markOrdinal(writer({ day: 'numeric' })(day), locale),
    month: writer({ month: 'long' }),
    monthOfYear: writer({ month: 'long', year: 'numeric' }),
    shortMonth: writer({ month: 'short' }),
  };
}
