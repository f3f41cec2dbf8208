import { useState } from 'react';

/** Id of the group of times: the name of its field. */
const timesId = 'timeSlot';

/**
 * Reacts to the choice of a day: deselects the time, scrolls to the times of the day, which on a
 * phone are below the calendar, and remembers a day that is no longer free for the error message.
 */
export function useDayChoice(resetField: (name: 'timeSlot') => void) {
  const [lostDay, setLostDay] = useState<string>();
  return {
    lostDay,
    onDayChange: () => {
      resetField(timesId);
      setLostDay(undefined);
      afterDrawing((times) => {
        times.scrollIntoView({ block: 'nearest' });
      });
    },
    onDayLost: setLostDay,
  };
}

/** Focuses the group of times, so that a screen reader also reads its error. */
export function focusTimes(): void {
  afterDrawing((times) => {
    times.focus();
  });
}

function afterDrawing(act: (times: HTMLElement) => void): void {
  requestAnimationFrame(() => {
    const times = document.getElementById(timesId);
    if (times) act(times);
  });
}
