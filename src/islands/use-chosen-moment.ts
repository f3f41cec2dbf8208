import { startsAt, type AppointmentSlot } from '#domain/booking.ts';
import { useIsBrowser } from '#islands/use-is-browser.ts';
import { useWatch } from 'react-hook-form';

interface ChosenAnswers {
  appointmentDate?: string | null;
  timeSlot?: AppointmentSlot | null;
}

/** Returns the start of the appointment; undefined until its day and its time are chosen. */
export function useChosenMoment(): Date | undefined {
  const [day, slot] = useWatch<ChosenAnswers, ['appointmentDate', 'timeSlot']>({
    name: ['appointmentDate', 'timeSlot'],
  });
  return useIsBrowser() && day && slot ? startsAt(day, slot) : undefined;
}
