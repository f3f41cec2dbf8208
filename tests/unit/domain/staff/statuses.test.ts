import { isStep, nextStatuses, sharedTargets, requestKinds, statusesOf } from '#domain/staff/statuses.ts';
import { expect, test } from 'vitest';

test('a booking is confirmed and cancelled by separate forms, and never by a change of status', () => {
  expect(sharedTargets('appointment')).toEqual(['completed']);
  for (const from of statusesOf('appointment')) {
    expect(isStep('appointment', from, 'confirmed')).toBe(false);
    expect(isStep('appointment', from, 'cancelled')).toBe(false);
  }
});

const noStatuses = ['__proto__', 'constructor', 'toString', ''];
test.each(noStatuses)('no status can follow “%s”, which is not a status', (status) => {
  for (const kind of requestKinds) {
    expect(nextStatuses(kind, status)).toEqual([]);
    expect(isStep(kind, status, 'closed')).toBe(false);
  }
});
