/** Defences against what is sent to the forms. */
import type { Defence } from './defence.ts';

const robots = 'tests/integration/robot-bookings.test.ts';
const forms = 'tests/integration/forms.test.ts';
const properties = 'tests/integration/schemas-and-checks.test.ts';

export const bookings: Defence[] = [
  {
    attack: 'Robots fill the calendar',
    defence: 'what looks like spam holds no time; the database refuses it one',
    file: 'src/server/forms/intake.ts',
    without: ['quarantineReasons.length === 0 ? form.allocation', 'true ? form.allocation'],
    test: robots,
    title: '330 bookings by robots',
  },
  {
    attack: 'One visitor takes many times',
    defence: 'two times to come per e-mail address and telephone number, by unique indexes',
    file: 'src/domain/booking-limits.ts',
    without: ['held: 2,', 'held: 200,'],
    test: robots,
    title: 'one visitor holds at most two times',
  },
  {
    attack: 'Times are held for invented addresses',
    defence: 'a time for which nobody opened the link is free again at its deadline',
    file: 'src/server/appointments/holds.ts',
    without: ['and hold_until <= ${now()}', 'and false'],
    test: robots,
    title: 'is free again after its deadline',
  },
  {
    attack: 'An appointment is moved again and again, with mails each time',
    defence: 'five moves, then by telephone',
    file: 'src/domain/booking-limits.ts',
    without: ['moves: 5,', 'moves: 500,'],
    test: 'tests/integration/manage-appointment.test.ts',
    title: 'five times is enough',
  },
];

export const submissions: Defence[] = [
  {
    attack: 'A stranger is flooded with our mails',
    defence:
      'five mails a day to an address over all forms, counted under a keyed digest; the rest is kept for staff',
    file: 'src/server/mail/outbox-entries.ts',
    without: ['export const maxMailsPerDay = 5;', 'export const maxMailsPerDay = 5000;'],
    test: 'tests/integration/mail-cannon.test.ts',
  },
  {
    attack: 'A program posts what no form sends',
    defence: 'without the time it was opened and the trap field a JSON request is put aside',
    file: 'src/domain/spam.ts',
    without: ["'no-envelope': evidence.lacksEnvelope", "'no-envelope': false"],
    test: forms,
    title: 'that no form can have sent',
  },
  {
    attack: 'A body of thousands of fields takes the processor',
    defence: 'a hundred fields, counted before anything is made of them; 64 KiB',
    file: 'src/server/http/body.ts',
    without: ['export const maxFields = 100;', 'export const maxFields = 100_000;'],
    test: 'tests/unit/server/http/request.test.ts',
  },
  {
    attack: 'A flood of posts that are refused',
    defence: 'they count towards the rate limit as stored ones do',
    file: 'src/server/forms/endpoint.ts',
    without: ['const countedStatuses = [400, 413, 415, 422];', 'const countedStatuses: number[] = [];'],
    test: forms,
    title: 'also when what an address sends is refused',
  },
  {
    attack: 'A flood from the many networks of one IPv6 site',
    defence: 'counted by /64 and by /48',
    file: 'src/domain/internet-address.ts',
    without: ['const visitorsOfSite = 4;', 'const visitorsOfSite = 4000;'],
    test: forms,
    title: 'to an IPv6 site that sends from many networks',
  },
  {
    attack: 'Other answers under the id of a stored submission, to have them dropped',
    defence: 'a digest of the answers tells them apart; 409',
    file: 'src/server/forms/intake.ts',
    without: ['if (stored.answersDigest === null ||', 'if (true ||'],
    test: forms,
    title: 'other answers under an id',
  },
  {
    attack: 'A form posted from another site',
    defence: '`Origin` and `Sec-Fetch-Site` are checked; 403',
    file: 'src/server/http/checks.ts',
    without: ["if (site !== 'same-origin' || !(isOwn || isOpaque))", 'if (site === origin)'],
    test: 'tests/unit/server/http/request.test.ts',
  },
  {
    attack: 'Names of characters that nobody sees',
    defence: 'what takes no ink counts as empty',
    file: 'src/submissions/fields.ts',
    without: ['!invisible.test(text)', "text !== ' '"],
    test: 'tests/unit/submissions/fields.test.ts',
  },
  {
    attack: 'Odd days, tokens and types, to make the database or the code fail',
    defence: 'only days that are offered reach the database; what the schemas take its checks take',
    file: 'src/server/http/body.ts',
    without: ["return typeof value === 'string' ? value : '';", 'return String(value);'],
    test: properties,
    title: 'page of an appointment',
  },
  {
    attack: 'A day of an address from which counting on never ends',
    defence: 'days of this century on; any other is not kept to',
    file: 'src/submissions/staff/named-day.ts',
    without: ['.check(z.regex(/^2/))', ''],
    test: 'tests/unit/submissions/staff/figures.test.ts',
  },
];
