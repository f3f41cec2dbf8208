import { useState } from 'react';

/** Id of the group of times: the name of its field. */
const timesId = 'timeSlot';

/**
 * Reacts to the choice of a day: scrolls its times into view, which on a phone stand below the
 * calendar, and remembers a day that is no longer free, to say so.
 */
export function useDayChoice() {
  const [lostDay, setLostDay] = useState<string>();
  return {
    lostDay,
    onDayChange: () => {
      setLostDay(undefined);
      afterDrawing((times) => {
        times.scrollIntoView({ block: 'nearest' });
      });
    },
    onDayLost: setLostDay,
  };
}

/** Puts the focus on the group of times, whose error is read with it. */
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
