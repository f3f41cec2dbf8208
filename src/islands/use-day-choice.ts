import { useState } from 'react';

/** The id of the group of times, which is also the name of its field. */
const timesId = 'timeSlot';

/**
 * Reacts to the choice of a day. Deselects the time, scrolls to the times, which are below the
 * calendar on a phone, and remembers a chosen day that is no longer free.
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
