/** What the list says of how many wait, and when it shows nothing. */
import { queuePath, type QueueView } from '#contracts/staff/queue.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendRequest } from '../support/forms.ts';
import { logIn, stayLoggedIn } from '../support/staff.ts';
import { getStaffPage } from '../support/staff-pages.ts';
import { takeTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';

let services: TestServices;
let session: { cookie: string };
beforeEach(async () => {
  services = await createTestServices(await takeTestDatabase());
  session = await logIn(services, 'administrator');
  await stayLoggedIn(services);
});

const minutesOfDay = 24 * 60;

async function read(view: Partial<QueueView>) {
  const { page } = await getStaffPage(services, queuePath(view), session);
  return {
    title: page.querySelector('title')?.text ?? '',
    waiting: page.querySelector('[data-waiting]')?.text,
    late: page.querySelector('[data-late]')?.text.trim(),
    empty: page
      .querySelectorAll('[data-empty] p')
      .map(({ text }) => text.trim())
      .join(' '),
    link: page.querySelector('[data-empty] a')?.getAttribute('href'),
  };
}

describe('what is late', () => {
  test('is what was promised: a testimonial is never, however long it waits', async () => {
    await sendRequest(services, 'testimonial');
    services.clock.advanceMinutes(30 * minutesOfDay);
    expect(await read({})).toMatchObject({ waiting: '1 open', late: 'Er is niets te laat.' });
    await sendRequest(services, 'callback');
    services.clock.advanceMinutes(5 * minutesOfDay);
    expect(await read({})).toMatchObject({ waiting: '2 open, 1 te laat', late: '1 verzoek is te laat.' });
  });

  test('is counted of the kind that is shown', async () => {
    await sendRequest(services, 'contact');
    await sendRequest(services, 'callback');
    await sendRequest(services, 'callback', { naam: 'Jip' });
    services.clock.advanceMinutes(10 * minutesOfDay);
    expect((await read({})).late).toBe('3 verzoeken zijn te laat.');
    expect((await read({ kind: 'callback' })).late).toBe('2 verzoeken zijn te laat.');
    expect((await read({ kind: 'application' })).late).toBe('Er is niets te laat.');
    expect((await read({ kind: 'callback' })).title).toMatch(/^\(3\) Terugbellen \|/);
    expect((await read({})).title).toMatch(/^\(3\) Verzoeken \|/);
  });

  test('is not said above a list of something else', async () => {
    await sendRequest(services, 'contact');
    for (const view of [{ status: 'all' }, { search: 'bo' }, { mine: true }, { quarantined: true }] as const)
      expect((await read(view)).late).toBeUndefined();
  });
});

test('what looks like spam is counted beside the list, and what of it cannot wait', async () => {
  const count = async () => {
    const { page } = await getStaffPage(services, '/beheer', session);
    return page.querySelector('[data-quarantined]')?.text.replaceAll(/\s+/g, ' ').trim();
  };
  expect(await count()).toBe('Verdacht0');
  await sendRequest(services, 'contact', { website: 'x' });
  await sendRequest(services, 'callback', { website: 'x', onderwerp: 'spoedhulp' });
  expect(await count()).toBe('Verdacht2 1 spoed');
});

describe('a list with nothing in it', () => {
  test('says that nobody waits only when nobody does', async () => {
    expect((await read({})).empty).toBe('Hier staat niets. Er wacht niemand op antwoord.');
    expect((await read({ mine: true })).empty).toBe('Hier staat niets. Er wacht niemand op antwoord.');
  });

  test.each<[string, Partial<QueueView>]>([
    ['one kind', { kind: 'application' }],
    ['a language', { locale: 'ar' }],
    ['what is mine', { mine: true }],
  ])('of %s says that others wait, and leads to them', async (_, view) => {
    await sendRequest(services, 'contact');
    expect(await read(view)).toMatchObject({
      empty: 'Hier staat niets. Bij deze keuze wacht niemand op antwoord. Bekijk wat er nog meer wacht (1)',
      link: '/beheer',
    });
  });

  test('of a status, of what is suspicious or of a search does not speak of waiting', async () => {
    await sendRequest(services, 'contact');
    expect((await read({ status: 'won' })).empty).toBe('Hier staat niets. Geen verzoek past bij deze keuze.');
    expect((await read({ quarantined: true })).empty).toBe('Hier staat niets. Niets lijkt op spam.');
    expect((await read({ search: 'qqq' })).empty).toBe('Hier staat niets. Zoek op een ander woord.');
  });
});
