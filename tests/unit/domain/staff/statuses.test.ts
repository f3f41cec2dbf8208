import { isStep, nextStatuses, requestKinds } from '#domain/staff/statuses.ts';
import { expect, test } from 'vitest';

test.each(['__proto__', 'constructor', 'toString', ''])(
  'nothing follows on “%s”, which is no status',
  (status) => {
    for (const kind of requestKinds) {
      expect(nextStatuses(kind, status)).toEqual([]);
      expect(isStep(kind, status, 'closed')).toBe(false);
    }
  },
);
