/** Amounts and outcomes of quotes. */
import { requestPath } from '#contracts/staff/request.ts';
import { beforeEach, expect, test } from 'vitest';
import { sendRequest } from '../support/forms.ts';
import { eventsOf, staffPerTest } from '../support/staff.ts';

const { services, open: visit, act } = staffPerTest('operations-manager');
let reference: string;
beforeEach(async () => {
  reference = await sendRequest(services, 'contact', { service: 'kantoor', bericht: 'Kantoor van 250 m².' });
});

const post = (fields: Record<string, string>) =>
  act(reference, { actie: 'status', van: 'pending', ...fields });
const columns = ['status', 'quoteAmount', 'quoteUnit', 'lostReason'] as const;
const read = () => services.db.selectFrom('contactRequests').select(columns).executeTakeFirstOrThrow();
const open = async (query = '') => (await visit(requestPath(reference) + query)).page;

test('a quote is won for an amount with cents, which its timeline shows', async () => {
  expect((await post({ naar: 'won', bedrag: '89,50', per: 'visit' })).status).toBe(303);
  expect(await read()).toEqual({ status: 'won', quoteAmount: 89.5, quoteUnit: 'visit', lostReason: null });
  expect((await open()).querySelector('#verloop')?.parentNode?.text).toMatch(/€\s89,50\sper beurt/);
});

test.each(['', '0', '12,345'])('a quote is not won for %j, which stays in its field', async (bedrag) => {
  const { status, page } = await post({ naar: 'won', bedrag, per: 'visit' });
  expect(status).toBe(422);
  expect(page.querySelector('#bedrag[aria-invalid="true"]')?.getAttribute('value')).toBe(bedrag);
  expect(await read()).toMatchObject({ status: 'pending', quoteAmount: null });
});

test('a quote keeps the amount with which it was sent until it is won', async () => {
  const reply = (await open()).querySelector('input[name="kenmerk"]')?.getAttribute('value') ?? '';
  const mail = { actie: 'antwoorden', onderwerp: 'Offerte', antwoord: 'Hierbij.', kenmerk: reply };
  await post({ ...mail, beantwoord: 'ja', bedrag: '1.250', per: 'month' });
  expect(await read()).toMatchObject({ status: 'answered', quoteAmount: 1250, quoteUnit: 'month' });
  expect((await open()).querySelector('#bedrag')?.getAttribute('value')).toBe('1250');
  await post({ van: 'answered', naar: 'won', bedrag: '1200', per: 'month' });
  expect(await read()).toMatchObject({ status: 'won', quoteAmount: 1200 });
});

test('a quote that was lost has a reason; the reason "other" needs a text', async () => {
  const bare = await post({ naar: 'lost', reden: 'other', woorden: '' });
  expect(bare.status).toBe(422);
  expect(bare.page.querySelector('#woorden')?.getAttribute('aria-invalid')).toBe('true');
  await post({ naar: 'lost', reden: 'price', woorden: 'Een tiende te duur.' });
  expect(await read()).toMatchObject({ status: 'lost', lostReason: 'price' });
  const detail = { from: 'pending', to: 'lost', lostReason: 'price' };
  expect(await eventsOf(services, reference)).toMatchObject([{ text: 'Een tiende te duur.', detail }]);
});

test('the page of a quote shows the price indication of the website, for the floor area in the message', async () => {
  const textAt = async (query: string) =>
    (await open(query)).querySelector('[data-indication]')?.text.replaceAll(/\s+/g, ' ');
  const weekly = await textAt('');
  expect(weekly).toMatch(/€ \d+ tot € \d+ per maand/);
  expect(weekly).toContain(await textAt('?m2=250&hoevaak=wekelijks'));
  expect(await textAt('?m2=500&hoevaak=wekelijks')).not.toBe(weekly);
  expect(await textAt('?m2=veel&hoevaak=wekelijks')).toBeUndefined();
  const refused = await open('?m2=&hoevaak=wekelijks');
  expect(refused.querySelector('details[open] #m2[aria-invalid="true"]')).not.toBeNull();
});

test('one button takes the price indication over into the reply and the amount', async () => {
  const reply = { actie: 'antwoorden', voegin: 'prijs', onderwerp: 'Offerte', antwoord: 'Beste Jan,' };
  const { page } = await post(reply);
  expect(page.querySelector('#antwoord')?.text).toMatch(
    /^Beste Jan,\n\n\d+ m² · .+\nIndicatie per maand.*: € \d+ tot € \d+\n/,
  );
  expect(page.querySelector('#bedrag-antwoord')?.getAttribute('value')).toMatch(/^\d+$/);
});
