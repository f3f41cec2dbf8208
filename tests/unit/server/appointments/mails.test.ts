import { company } from '#company';
import { appointmentLink } from '#server/appointments/link.ts';
import { renderAppointmentMail } from '#server/appointments/mails.ts';
import { expect, test } from 'vitest';
import { readCalendar } from '../../../support/calendar.ts';

const setting = { appSecret: 'x'.repeat(32), siteUrl: 'https://www.example.nl', mailTo: 'info@example.nl' };

test('an invitation in Arabic keeps telephone number and reference in order, and its link unchanged', () => {
  const mail: Parameters<typeof renderAppointmentMail>[0] = {
    ...{ kind: 'booked', reference: 'AFS-1', locale: 'ar', email: 'noor@delinde.example' },
    ...{ day: '2026-11-27', slot: '10:00', sequence: 0 },
    ...{ writtenAt: new Date('2026-11-23T09:00:00Z'), deadline: new Date('2026-11-24T09:00:00Z') },
  };
  const { attachments } = renderAppointmentMail(mail, setting);
  const description = readCalendar(attachments[0]?.content ?? '').event('DESCRIPTION');
  expect(description?.split('\n')).toContain(appointmentLink(setting, 'ar', 'AFS-1'));
  expect(description).toContain('\u2066AFS-1\u2069');
  expect(description).toContain(`\u2066${company.phone}\u2069`);
});
