/**
 * Keyboard navigation of a date grid:
 * https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/
 */
import { addDays, isoWeekday, mondayOf } from '#domain/days.ts';

const daysOfFourWeeks = 28;

/** A key press while `day` is focused. */
interface Press {
  day: string;
  key: string;
  isRtl: boolean;
}

/**
 * Returns the target of a key among the available days: Left and Right lead to the adjacent day, Up
 * and Down to the same weekday of another week, Home and End to the ends of the week, Page Up and
 * Page Down to the same weekday up to four weeks away. Returns undefined for any other key, and the
 * same day when there is no target.
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
