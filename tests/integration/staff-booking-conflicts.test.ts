/** A form of a booking that came second: what is said then, and what stays of it. */
import { requestPath } from '#contracts/staff/request.ts';
import { expect, test } from 'vitest';
import { bookAndMail, post } from '../support/appointments.ts';
import { logIn } from '../support/staff.ts';
import { postStaffForm } from '../support/staff-pages.ts';
import { takeTestDatabase } from '../support/test-database.ts';
import { createTestServices } from '../support/test-services.ts';

test('nobody is blamed for what left no trace, and the reason that was typed stays', async () => {
  const services = await createTestServices(await takeTestDatabase());
  const session = await logIn(services, 'team-leader');
  const { reference, token } = await bookAndMail(services);
  const decide = (fields: Record<string, unknown>) =>
    postStaffForm(services, requestPath(reference), fields, session);
  await decide({ actie: 'bevestigen', volgnummer: '0', prijs: '95' });
  services.clock.advanceMinutes(60);
  const seen = { volgnummer: '1', gezien: services.clock.now.toISOString() };
  // A visitor who asks to cancel may take that back for a while: that is no event yet.
  await post(services, { token, action: 'cancel' });
  const late = await decide({ actie: 'afzeggen', ...seen, reden: 'Het team is ziek.' });
  expect(late.status).toBe(409);
  expect(late.page.querySelector('[role="alert"]')?.text).toContain(
    'De klant of een collega heeft de afspraak intussen gewijzigd.',
  );
  expect(late.page.querySelector('#reden')?.textContent).toBe('Het team is ziek.');
});
