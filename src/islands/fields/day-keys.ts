/**
 * Keyboard navigation in a date grid, as in
 * https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/
 */
import { addDays, isoWeekday, mondayOf } from '#domain/days.ts';

const daysOfFourWeeks = 28;

/** A key that is pressed while `day` has the focus. */
interface Press {
  day: string;
  key: string;
  isRtl: boolean;
}

/**
 * Returns the available day to which a key leads. Left and Right lead to the adjacent day, Up and
 * Down to the same weekday of another week, Home and End to the ends of the week, Page Up and Page
 * Down to the same weekday up to four weeks away. Returns the same day if there is no such day, and
 * undefined for any other key.
 */
export function findDayAt({ day, key, isRtl }: Press, days: readonly string[]): string | undefined {
  const here = days.indexOf(day);
  const side = isRtl ? -1 : 1;
  const column = days.filter((other) => isoWeekday(other) === isoWeekday(day));
  const row = days.filter((other) => mondayOf(other) === mondayOf(day));
  const above = column.filter((other) => other < day);
  const below = column.filter((other) => other > day);
  const found = {
    ArrowRight: () => days[here + side],
    ArrowLeft: () => days[here - side],
    ArrowUp: () => above.at(-1),
    ArrowDown: () => below[0],
    Home: () => row[0],
    End: () => row.at(-1),
    PageUp: () => above.find((other) => other >= addDays(day, -daysOfFourWeeks)),
    PageDown: () => below.findLast((other) => other <= addDays(day, daysOfFourWeeks)),
  }[key];
  return found && (found() ?? day);
}
