import type { AppointmentSlot, DayTimes } from '#domain/booking.ts';
import { availabilityPath, type OfferedTimes, type PeriodAvailability } from '#contracts/appointment.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The bookable days and their free times. */
export interface Period extends OfferedTimes {
  /** True if the free times are unknown because they could not be fetched. */
  hasFailed: boolean;
  refresh: () => Promise<void>;
  /** Replaces the times of a day with those in an error response. */
  replaceDay: (day: string, slots: AppointmentSlot[]) => void;
}

interface OwnTime {
  /** The token of the mailed link. With it the server lists only times that fit the appointment. */
  token: string;
  day: string;
  slot: AppointmentSlot;
}

/**
 * Returns the offered days with their times. At first they are those of the page; the current ones
 * are fetched at once and whenever the visitor returns to the tab. Fetched times exclude the
 * appointment's own time.
 */
export function usePeriod(built: OfferedTimes, own?: OwnTime): Period {
  const [state, setState] = useState({ ...built, hasFailed: false });
  const request = useRef<AbortController>(undefined);

  const refresh = async () => {
    request.current?.abort();
    const { signal } = (request.current = new AbortController());
    setState((before) => ({ ...before, hasFailed: false }));
    const days = withoutOwn(await fetchPeriod(signal, own), own);
    if (signal.aborted) return;
    // If the request fails, the last known times stay.
    setState((before) =>
      days ? { days, isKnown: true, hasFailed: false } : { ...before, hasFailed: !before.isKnown },
    );
  };
  const replaceDay = (day: string, slots: AppointmentSlot[]) => {
    request.current?.abort();
    setState((before) => ({
      ...before,
      days: before.days.map((known) => (known.day === day ? { day, slots } : known)),
    }));
  };
  const load = useEffectEvent(() => void refresh());
  useEffect(() => {
    load();
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') load();
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, []);
  return { ...state, refresh, replaceDay };
}

function withoutOwn(days: DayTimes[] | undefined, own: OwnTime | undefined): DayTimes[] | undefined {
  return days?.map(({ day, slots }) => ({
    day,
    slots: day === own?.day ? slots.filter((slot) => slot !== own.slot) : slots,
  }));
}

/** Returns undefined if the request fails. */
async function fetchPeriod(signal: AbortSignal, own?: OwnTime): Promise<DayTimes[] | undefined> {
  const path = own ? `${availabilityPath}?token=${own.token}` : availabilityPath;
  try {
    const response = await fetch(path, { credentials: 'include', cache: 'no-store', signal });
    return response.ok ? ((await response.json()) as PeriodAvailability).days : undefined;
  } catch {
    return undefined;
  }
}
