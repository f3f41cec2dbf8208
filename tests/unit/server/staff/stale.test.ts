import { describeStale } from '#server/staff/requests/stale.ts';
import type { RequestEvent, RequestView } from '#contracts/staff/request.ts';
import { expect, test } from 'vitest';

const request: RequestView = {
  ...{ reference: 'OFF-1', kind: 'contact', status: 'won', locale: 'nl', name: 'Bo', company: null },
  ...{ createdAt: new Date('2026-11-23T08:00:00Z'), isQuarantined: false, assignee: 'Ada' },
  ...{ email: null, phone: null, assigneeId: 7, reasons: [] },
  positions: { 'requests.createdAt': '', 'requests.sortAt': '' },
};

/** Events, newest first, each an hour before the previous one. */
function eventsOf(...given: Partial<RequestEvent>[]): RequestEvent[] {
  return given.map((event, index) => ({
    ...{ kind: 'note', text: null, detail: {}, by: 'Cas', files: [] },
    createdAt: new Date(Date.UTC(2026, 10, 23, 12 - index)),
    ...event,
  }));
}

const note = { by: 'Noor', text: 'Belt terug.' };
const assigned = { kind: 'assigned', by: 'Ada', detail: { to: 7 } };
const step = { kind: 'status', by: 'Cas', detail: { from: 'pending', to: 'won' } };

test.each([
  ['a note', [note, step]],
  ['a reply that changed no status', [{ kind: 'reply', by: 'Noor', detail: { subject: 'x' } }, step]],
])('the message names who changed the status, also when %s came after it', (_, events) => {
  const text = describeStale(request, eventsOf(...events), { part: 'status', value: 'pending' });
  const told = 'Cas heeft intussen dit verzoek op “Opdracht” gezet (maandag 23 november om 12:00\u00a0uur)';
  expect(text).toContain(told);
});

test('the message names who assigned the request, also when its status was changed after that', () => {
  const text = describeStale(request, eventsOf(step, note, assigned), { part: 'assignee', value: null });
  expect(text).toContain('Ada heeft intussen dit verzoek toegewezen aan Ada');
});

test('the message names what a visitor did to a booking, and not the note after it', () => {
  const moved = { kind: 'visitor-moved', by: null };
  const told = 'Bo heeft intussen de afspraak verplaatst';
  expect(describeStale(request, eventsOf(note, moved, step), { part: 'booking' })).toContain(told);
  const cancelled = { kind: 'visitor-cancelled', by: null };
  expect(
    describeStale({ ...request, status: 'cancelled' }, eventsOf(note, cancelled, moved), { part: 'booking' }),
  ).toContain('Bo heeft intussen de afspraak afgezegd');
});

test('the message names nobody when nothing has changed since', () => {
  const events = eventsOf(note, assigned, step);
  const notGiven = 'Die collega kan dit verzoek niet krijgen. Uw wijziging is niet bewaard.';
  expect(describeStale(request, events, { part: 'assignee', value: 7 })).toBe(notGiven);
  const notNow = 'Die stap kan nu niet. Uw wijziging is niet bewaard. Hieronder staat hoe het nu is.';
  expect(describeStale(request, events, { part: 'status', value: 'won' })).toBe(notNow);
});

test('the message names nobody when the author is unknown', () => {
  const told = 'Iemand anders heeft intussen dit verzoek op “Opdracht” gezet. Uw';
  expect(describeStale(request, eventsOf(note), { part: 'status', value: 'pending' })).toContain(told);
});
