import { answerHold, endUnansweredHolds } from '#server/appointments/holds.ts';
import { translator } from '#i18n/translate.ts';
import { describe, expect, test } from 'vitest';
import {
  aVisitor,
  bookAppointment,
  bookForToken,
  cancelForGood,
  forgetAppointments,
  holdTime,
  post,
  view,
} from '../support/appointments.ts';
import { servicesPerTest } from '../support/test-services.ts';

// The test clock starts on Monday 23 November 2026 at 10:00.
const day = '2026-11-27';
const slots = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'];
const office = '192.0.2.7';
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

const services = servicesPerTest();

type Nth = (index: number) => string;
const slotOf = (index: number) => slots[index % slots.length];
const readRows = () => services.db.selectFrom('appointments').selectAll().orderBy('id').execute();

/** Advances the clock by a day, and ends the unanswered holds. */
async function endHolds(): Promise<void> {
  services.clock.advanceMinutes(24 * 60);
  await endUnansweredHolds(services);
}

/**
 * Makes concurrent bookings from these IP addresses, each for another visitor; returns the sorted
 * statuses.
 */
async function bookAtOnce(count: number, addressOf: Nth, dayOf: Nth = () => day) {
  const answers = await Promise.all(
    times(count).map((index) =>
      bookAppointment(services, { appointmentDate: dayOf(index), timeSlot: slotOf(index) }, addressOf(index)),
    ),
  );
  return answers.map(({ status }) => status).sort();
}

const expected = (taken: number, refused: number): unknown[] => [
  ...Array(taken).fill(201),
  ...Array(refused).fill(409),
];
const days = ['01', '02', '03', '04', '07', '08', '09', '10'];
const dayOf = (index: number) => `2026-12-${days[index % days.length] ?? ''}`;

const bookNth = (index: number, changes = {}, address?: string) =>
  bookForToken(services, { appointmentDate: dayOf(index), timeSlot: slotOf(index), ...changes }, address);

const household = (index: number) => `2001:db8:1:1::${String(index + 1)}`;

/** Books; returns the status and the message of the response. */
async function resultOf(changes: Record<string, unknown>, address = office) {
  const { status, body } = await bookAppointment(services, changes, address);
  return [status, body.message];
}
const tooManyPending = [409, translator('nl')('appointment.tooManyPending', { max: 8 })];

describe('at most four times per network are held without confirmation', () => {
  test('an IPv6 network is a /64, and its /48 counts as four networks', async () => {
    expect(await bookAtOnce(12, household, dayOf)).toEqual(expected(4, 8));
    await forgetAppointments(services);
    const site = (index: number) => `2001:db8:1:${String(index)}::1`;
    expect(await bookAtOnce(20, site, dayOf)).toEqual(expected(16, 4));
  });

  test('a network gets four more once they are confirmed, cancelled or released', async () => {
    const first = await Array.fromAsync(times(4), (index) => bookNth(index, {}, office));
    for (const { token } of first.slice(1)) await holdTime(services, token);
    await cancelForGood(services, first[0]?.token ?? '');
    const second = await Array.fromAsync(times(4), (index) => bookNth(index + 4, {}, office));
    expect(second.map(({ reference }) => typeof reference)).toEqual(times(4).map(() => 'string'));
    expect((await bookAppointment(services, { timeSlot: '12:00' }, office)).status).toBe(409);
    await endHolds();
    expect((await bookAppointment(services, { timeSlot: '12:00' }, office)).status).toBe(201);
  });

  test('at most eight times await the confirmation of the company, answered by their visitors or not', async () => {
    for (const index of times(8)) await holdTime(services, (await bookNth(index, {}, office)).token);
    expect(await resultOf({ timeSlot: '12:00' })).toEqual(tooManyPending);
    await services.db.updateTable('appointments').set({ status: 'confirmed' }).execute();
    expect((await bookAppointment(services, { timeSlot: '12:00' }, office)).status).toBe(201);
  });

  test('bookings whose day has passed do not count, and lose the digest of their network', async () => {
    for (const index of times(8)) await holdTime(services, (await bookNth(index, {}, office)).token);
    await services.db.updateTable('appointments').set({ appointmentDate: '2026-11-20' }).execute();
    expect((await bookAppointment(services, { timeSlot: '12:00' }, office)).status).toBe(201);
    await endUnansweredHolds(services);
    const networks = (await readRows()).map(({ holdNetwork }) => holdNetwork !== null);
    expect(networks).toEqual([...times(8).map(() => false), true]);
  });

  test('at most four answered times are on one day and eight in all, also for an IPv6 network', async () => {
    const onDay = (index: number) => bookNth(index, { appointmentDate: day }, household(index));
    for (const index of times(4)) await holdTime(services, (await onDay(index)).token);
    const tooManyOfDay = translator('nl')('appointment.dayLimitReached');
    const refused = await bookAppointment(services, { timeSlot: '13:00' }, household(4));
    expect(refused).toMatchObject({ status: 409, body: { fields: { appointmentDate: tooManyOfDay } } });
    for (const index of times(4))
      await holdTime(services, (await bookNth(index, {}, household(index))).token);
    expect(await resultOf({ appointmentDate: '2026-12-08' }, household(0))).toEqual(tooManyPending);
  });

  test.each([
    ['of the network that made them', 'pending', (index: number) => `203.0.113.${String(index)}`],
    ['that are confirmed, of the network that moves them', 'confirmed', () => office],
  ] as const)('moving brings no day above four bookings %s', async (_, status, addressOf) => {
    const tokens = await Array.fromAsync(times(5), async (index) => {
      const { token } = await bookNth(index, {}, household(index));
      await holdTime(services, token);
      return token;
    });
    await services.db.updateTable('appointments').set({ status }).execute();
    await endUnansweredHolds(services);
    const answers = await Array.fromAsync(tokens, (token, index) => {
      const to = { appointmentDate: '2026-12-10', timeSlot: slotOf(index) };
      return post(services, { token, action: 'move', ...to }, {}, addressOf(index));
    });
    expect(answers.map(({ response }) => response.status)).toEqual([303, 303, 303, 303, 422]);
    expect(answers[4]?.page.textContent).toContain('houden wij al veel tijden vrij');
  });

  test('released bookings count again once they are held again or moved', async () => {
    const ended = [];
    for (const index of times(10)) {
      if (index % 4 === 0) await endHolds();
      ended.push(await bookNth(index, {}, office));
    }
    await endHolds();
    const [first, ...others] = ended;
    const to = { appointmentDate: '2026-12-07', timeSlot: '09:00' };
    await post(services, { token: first?.token ?? '', action: 'move', ...to }, {}, office);
    const again = await Array.fromAsync(others, ({ token }) => holdTime(services, token, office));
    const statuses = again.map(({ response }) => response.status);
    expect(statuses).toEqual([...times(7).map(() => 303), 422, 422]);
    expect((await readRows()).filter(({ team }) => team !== null)).toHaveLength(8);
    expect(await resultOf({ appointmentDate: '2026-12-08' })).toEqual(tooManyPending);
  });

  test('one e-mail address can hold at most two of its released bookings again', async () => {
    const email = 'laat@antwoord.example';
    const ended = [];
    for (const index of times(3)) {
      await endHolds();
      ended.push(await bookNth(index, { email }));
    }
    await endHolds();
    const [first, second, third] = ended.map(({ token }) => token);
    await Promise.all([first, second].map((token = '') => holdTime(services, token)));
    const { response, page } = await holdTime(services, third ?? '');
    expect(response.status).toBe(422);
    const message = translator('nl')('manageAppointment.tooManyHeld').replaceAll('\u00a0', ' ');
    expect(page.querySelector('form[name=move]')?.text).toContain(message);
    expect((await readRows()).filter(({ team }) => team !== null)).toHaveLength(2);
  });

  test('a button pressed twice holds a released time again, with the same response to both', async () => {
    const { token } = await bookForToken(services, {}, office);
    await endHolds();
    const answers = await Promise.all(times(2).map(() => holdTime(services, token)));
    expect(answers.map(({ response }) => response.status)).toEqual([303, 303]);
  });

  test('a button pressed while the time is being released gets the result “stale”', async () => {
    const { find } = await bookForToken(services, {}, office);
    const held = await find();
    await endHolds();
    const now = services.now();
    const answer = { ...services.env, address: office, now, dueAt: now };
    expect(held && (await answerHold(services.db, held, answer))).toBe('stale');
  });

  test('no IP address is stored, and its digest only until the booking is confirmed or its hold has expired', async () => {
    const { token } = await bookForToken(services, {}, office);
    await bookForToken(services, { timeSlot: '11:00' }, office);
    const digests = async () =>
      (await readRows()).map(({ holdNetwork, holdSite }) => [holdNetwork, holdSite]);
    expect((await digests())[0]?.[0]).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await readRows())).not.toContain(office);
    await holdTime(services, token);
    const answered = services.db.updateTable('appointments').where('answeredAt', 'is not', null);
    await answered.set({ status: 'confirmed' }).execute();
    await endHolds();
    expect((await digests()).flat()).toEqual([null, null, null, null]);
  });
});

test('networks with an unconfirmed time hold at most half of the times of a day', async () => {
  const addressOf = (index: number) => `198.51.100.${String(index)}`;
  expect(await bookAtOnce(12, addressOf, dayOf)).toEqual(expected(12, 0));
  expect(await bookAtOnce(12, addressOf)).toEqual(expected(8, 4));
  const refused = await resultOf({ appointmentDate: day }, addressOf(11));
  expect(refused).toEqual([409, translator('nl')('appointment.dayLimitReached')]);
  expect((await bookAppointment(services, { appointmentDate: day, timeSlot: '16:00' })).status).toBe(201);
});

test('a network holds at most two times of a day without confirmation, and others can book the rest', async () => {
  const statuses = [];
  for (const index of times(4))
    statuses.push((await bookAppointment(services, { timeSlot: slotOf(index) }, household(index))).status);
  expect(statuses).toEqual([201, 201, 409, 409]);
  expect((await bookAppointment(services, { timeSlot: '12:00' })).status).toBe(201);
});

describe('at most two times per visitor are held', () => {
  test('an e-mail address counts as the same in any case, also when twenty bookings arrive at once', async () => {
    const answers = await Promise.all(
      times(20).map((index) => {
        const email = index % 2 ? 'KIM@noord.example' : 'kim@noord.example';
        return bookAppointment(services, { email, timeSlot: slotOf(index) }, office);
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(expected(2, 18));
    const refused = answers.filter(({ status }) => status === 409);
    for (const { body } of refused) expect(body.message).toContain('staan al 2\u00a0afspraken');
    expect(await readRows()).toHaveLength(2);
  });

  test('unanswered times are released until the company has confirmed one, whose time is kept', async () => {
    const person = aVisitor();
    await bookAppointment(services, { ...person, timeSlot: '11:00' });
    await services.db.updateTable('appointments').set({ status: 'confirmed', isConfirmed: true }).execute();
    await bookAppointment(services, { ...person, timeSlot: '12:00' });
    await endHolds();
    expect((await readRows()).map(({ team }) => team)).toEqual([1, null]);
  });
});

const victim = aVisitor();

test.each([
  ['e-mail address', { email: victim.email }],
  ['telephone number', { telefoon: victim.telefoon }],
])('a stranger’s booking under the %s of a customer locks nobody out', async (_, contact) => {
  for (const index of times(4))
    await bookAppointment(services, { ...contact, timeSlot: slotOf(index) }, `203.0.113.${String(index)}`);
  expect((await bookAppointment(services, { ...victim, timeSlot: '14:00' }, office)).status).toBe(201);
  expect((await bookAppointment(services, { ...victim, timeSlot: '15:00' }, office)).status).toBe(201);
  expect((await bookAppointment(services, { ...victim, timeSlot: '16:00' }, office)).status).toBe(409);
});

test('the page behind the link shows that the time is held and when it will be confirmed, once the button is pressed', async () => {
  const { token, find } = await bookForToken(services);
  services.clock.advanceMinutes(1);
  const presses = [await holdTime(services, token), await holdTime(services, token)];
  const path = `/afspraak/beheren?token=${token}&done=held`;
  for (const { response } of presses)
    expect([response.status, response.headers.get('location')]).toEqual([303, path]);
  expect(await find()).toMatchObject({ answeredAt: services.clock.now, holdUntil: null, team: 1 });
  const progress = async () =>
    (await view(services, { token })).page.querySelector('[data-progress=held]')?.text;
  expect(await progress()).toContain('morgen voor 10:01');
  services.clock.advanceMinutes(60);
  await endHolds();
  expect(await find()).toMatchObject({ team: 1 });
  expect(await progress()).not.toContain('10:01');
});

test('the page behind the link restores a released time, unless all teams are booked', async () => {
  const { token } = await bookForToken(services);
  const late = await bookForToken(services, { timeSlot: '11:00' });
  await endHolds();
  const { page: ended } = await view(services, { token });
  expect(ended.querySelector('form[name=hold]')).not.toBeNull();
  await bookAppointment(services, { timeSlot: '11:00' });
  await bookAppointment(services, { timeSlot: '11:00' });
  const { page } = await view(services, { token: late.token });
  expect(page.querySelector('form[name=hold]')).toBeNull();
  expect(page.querySelector('#timeSlot-error')?.text).toContain('Deze tijd is niet meer vrij');
  expect((await holdTime(services, token)).response.status).toBe(303);
  expect((await holdTime(services, late.token)).response.status).toBe(409);
  expect((await readRows()).map(({ team }) => team)).toEqual([1, null, 1, 2]);
});
