import { Calendar, calendarPlaceClass, type CalendarProps } from '#islands/fields/Calendar.tsx';
import type { NameIn } from '#islands/fields/Field.tsx';
import { HeadedSelect, type HeadedSelectProps } from '#islands/fields/HeadedSelect.tsx';
import { useIsBrowser } from '#islands/use-is-browser.ts';

interface Props<Input> extends CalendarProps, HeadedSelectProps {
  name: NameIn<Input>;
}

/** With script a calendar takes this place. */
const listPlaceClass = `${calendarPlaceClass} not-noscript:border-2 not-noscript:border-dashed not-noscript:border-field not-noscript:px-6 not-noscript:py-4`;

/**
 * The day: a calendar of this moment, and before the script comes or without it a list as old as
 * the page.
 */
export function DayField<Input = never>({
  onDayChange,
  closedDays,
  options,
  placeholder,
  ...question
}: Props<Input>) {
  if (useIsBrowser()) return <Calendar {...{ onDayChange, closedDays }} {...question} />;
  return <HeadedSelect {...{ options, placeholder }} {...question} className={listPlaceClass} />;
}
