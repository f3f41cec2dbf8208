import { useTranslation } from '#islands/translation.ts';
import { formatEuro } from '#i18n/units.ts';
import { serviceIds, services } from '#services';
import type { AppointmentInput } from '#contracts/appointment.ts';
import { indicateByFacts, priceSchema } from '#contracts/price-indication.ts';
import { useWatch } from 'react-hook-form';

/**
 * The indicated price of a visit in the daytime, once the answers suffice for it. Undefined for a
 * single visit, whose price staff states, and for a small building, which costs the minimum.
 */
export function useIndicatedPrice(): string | undefined {
  const { locale, t } = useTranslation<'appointmentForm'>();
  const [booked, frequency, squareMeters] = useWatch<
    Partial<AppointmentInput>,
    ['service', 'frequency', 'squareMeters']
  >({ name: ['service', 'frequency', 'squareMeters'] });
  const service = serviceIds.find((id) => services[id].booking === booked);
  const { data } = priceSchema.safeParse({ service, frequency, squareMeters });
  const { from, to } = (data && indicateByFacts(data)?.visit) ?? { from: 0, to: 0 };
  if (from === to) return undefined;
  return t('appointmentForm.indication', { from: formatEuro(from, locale), to: formatEuro(to, locale) });
}
