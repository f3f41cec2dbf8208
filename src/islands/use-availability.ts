import { $availability, forgetSlots, loadSlots, type SlotsAnswer } from '#islands/stores/availability.ts';
import { useTabReturn } from '#islands/use-tab-return.ts';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

/**
 * The free times of the chosen day, asked for once and again when the visitor comes back to the
 * tab; undefined without a day and while they are on their way.
 */
export function useAvailability(day: string | null | undefined): SlotsAnswer | undefined {
  const known = useStore($availability, { ssr: 'initial' });
  const answer = day ? known[day] : undefined;
  const isUnknown = answer === undefined;

  useEffect(() => {
    if (day && isUnknown) void loadSlots(day);
  }, [day, isUnknown]);

  useTabReturn(() => {
    forgetSlots(day ?? '');
    if (day) void loadSlots(day);
  });

  return answer;
}
