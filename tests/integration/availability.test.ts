import availability from '#functions/availability.ts';
import { showAvailability } from '#server/appointments/availability.ts';
import { byMethod } from '#server/http/by-method.ts';
import { closeServices } from '#server/app/services.ts';
import { appointmentSlots, listOfferedDays } from '#domain/booking.ts';
import { availabilityPath, type PeriodAvailability } from '#contracts/appointment.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerAll, bookAppointment, freeSlots } from '../support/appointments.ts';
import { bare, call } from '../support/requests.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices } from '../support/test-services.ts';

let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await createTestDatabase();
});

const handle = byMethod({ GET: showAvailability });

describe('the free times of a day', () => {
  test('are returned for the whole period in one statement, including full days and holidays', async () => {
    const services = await createTestServices(databaseUrl);
    const full = '2026-12-04';
    const bookings = appointmentSlots.flatMap((timeSlot) => [timeSlot, timeSlot]);
    for (const timeSlot of bookings) {
      await bookAppointment(services, { appointmentDate: full, timeSlot });
      await answerAll(services);
    }
    const execute = vi.spyOn(services.db.getExecutor(), 'executeQuery');
    const { response } = await call(handle, services, bare(availabilityPath));
    expect(execute).toHaveBeenCalledTimes(1);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await freeSlots(services, '2026-11-25')).toEqual(appointmentSlots.slice(1)); // 09:00 is 47 hours away
    const { days } = (await response.json()) as PeriodAvailability;
    const offered = listOfferedDays(services.now());
    expect(days.map(({ day }) => day)).toEqual(offered.map(({ day }) => day));
    const slotsOf = (day: string) => days.find((free) => free.day === day)?.slots;
    expect(slotsOf(full)).toEqual([]);
    expect(slotsOf('2026-11-24')).toEqual([]); // too near
    expect(slotsOf('2026-11-25')).toEqual(appointmentSlots.slice(1));
    expect(slotsOf('2026-12-07')).toEqual(appointmentSlots);
    for (const { day, isBookable } of offered) if (!isBookable) expect(slotsOf(day)).toEqual([]);
  });
});

describe('what is not a day', () => {
  beforeEach(() => {
    vi.stubEnv('DATABASE_URL', databaseUrl);
  });
  afterEach(async () => {
    await closeServices();
    vi.unstubAllEnvs();
  });

  const context = { ip: '192.0.2.1', waitUntil: () => undefined };

  test.each(['?date=', '?date=2026-02-31', '?date=morgen', '?date=2026-11-26%27'])(
    'is refused with 422, in the language of the page: «%s»',
    async (query) => {
      const request = new Request(`https://www.example.nl${availabilityPath}${query}`, {
        headers: { referer: 'https://www.example.nl/en/appointment' },
      });
      const response = await availability(request, context);
      expect(response.status).toBe(422);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toEqual({ message: 'Choose a date' });
    },
  );
});
