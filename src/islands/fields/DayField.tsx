import { Calendar, type CalendarProps } from '#islands/fields/Calendar.tsx';
import { ListQuestion, type ListQuestionProps } from '#islands/fields/ListQuestion.tsx';
import { useIsBrowser } from '#islands/use-is-browser.ts';

type Props = CalendarProps & Pick<ListQuestionProps, 'options' | 'placeholder'>;

/** The day: a calendar of this moment, and before the script comes or without it a list as old as the page. */
export function DayField({ onDayChange, options, placeholder, ...question }: Props) {
  if (useIsBrowser()) return <Calendar onDayChange={onDayChange} {...question} />;
  return <ListQuestion {...{ options, placeholder }} {...question} className="calendar-place" />;
}
