import { describeStale, type StalePart } from '#server/staff/requests/stale.ts';
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
const unassigned = { part: 'assignee', value: null } as const;
const step = { kind: 'status', by: 'Cas', detail: { from: 'pending', to: 'won' } };
const at12 = 'maandag 23 november om 12:00\u00a0uur';
const status = { part: 'status', value: 'pending' } as const;
const reply = { kind: 'reply', by: 'Noor', detail: { subject: 'x' } };
const moved = { kind: 'visitor-moved', by: null };
const cancelled = { kind: 'visitor-cancelled', by: null };

test.each<[told: string, events: Partial<RequestEvent>[], seen: StalePart]>([
  [`Cas heeft intussen dit verzoek op “Opdracht” gezet (${at12})`, [note, step], status],
  [`Cas heeft intussen dit verzoek op “Opdracht” gezet (${at12})`, [reply, step], status],
  ['Iemand anders heeft intussen dit verzoek op “Opdracht” gezet. Uw', [note], status],
  ['Ada heeft intussen dit verzoek toegewezen aan Ada', [step, note, assigned], unassigned],
  ['Bo heeft intussen de afspraak verplaatst', [note, moved, step], { part: 'booking' }],
  ['Bo heeft intussen de afspraak afgezegd', [note, cancelled, moved], { part: 'booking' }],
])('the message names who made the change that came first: %s', (told, events, seen) => {
  expect(describeStale(request, eventsOf(...events), seen)).toContain(told);
});

test('the message names nobody when nothing has changed since', () => {
  const events = eventsOf(note, assigned, step);
  const notGiven = 'Die collega kan dit verzoek niet krijgen. Uw wijziging is niet bewaard.';
  expect(describeStale(request, events, { part: 'assignee', value: 7 })).toBe(notGiven);
  const notNow = 'Die stap kan nu niet. Uw wijziging is niet bewaard. Hieronder staat hoe het nu is.';
  expect(describeStale(request, events, { part: 'status', value: 'won' })).toBe(notNow);
});
