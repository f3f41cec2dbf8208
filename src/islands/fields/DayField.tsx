import { Calendar, type CalendarProps } from '#islands/fields/Calendar.tsx';
import { ListQuestion, type ListQuestionProps } from '#islands/fields/ListQuestion.tsx';
import { useNeeded } from '#islands/use-needed.ts';

type Props = CalendarProps & Pick<ListQuestionProps, 'options' | 'placeholder'>;

/** The day: a calendar of this moment, and before it is needed or without script a list as old as the page. */
export function DayField({ locale, onDayChange, options, placeholder, ...question }: Props) {
  if (useNeeded(question.headingId)) return <Calendar {...{ locale, onDayChange }} {...question} />;
  return <ListQuestion {...{ options, placeholder }} {...question} className="calendar-place" />;
}
