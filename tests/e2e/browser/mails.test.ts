/**
 * The mails of each form as a mail program renders them: on a phone in dark mode, and on a desktop
 * in light mode.
 */
import { logoId } from '#server/mail/layout.ts';
import { logo } from '#server/mail/logo.ts';
import { findMails } from '../../support/arrived-mails.ts';
import { findFaults } from '../../support/axe.ts';
import { findFreeTime } from '../../support/bookings.ts';
import { expect, test } from '../../support/browser-test.ts';
import { formCases } from '../../support/form-page.ts';
import { findOverflow } from '../../support/overflow.ts';
import { send } from '../../support/sent-forms.ts';
import { someone } from '../../support/visitors.ts';

/** Each width and each colour scheme occurs once, because all mails share a layout. */
const looks = [
  { width: 390, colorScheme: 'dark' },
  { width: 700, colorScheme: 'light' },
] as const;

for (const taal of ['nl', 'de', 'ar'] as const) {
  test(`each mail of a form in ${taal} fits, shows its logo and is accessible`, async ({ page }) => {
    for (const { formName, mails } of formCases) {
      const time = formName === 'appointment' ? await findFreeTime() : {};
      const reference = await send(page, formName, { taal, ...someone(), ...time });
      await expect.poll(async () => (await findMails(reference)).length).toBe(mails);
      for (const { subject = '', html = '' } of await findMails(reference)) {
        await page.setContent(html.replace(`cid:${logoId}`, `data:image/png;base64,${logo}`));
        for (const { width, colorScheme } of looks) {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme });
          const where = `${subject}, ${String(width)} px, ${colorScheme}`;
          expect(await findOverflow(page), where).toBeUndefined();
          expect(await page.evaluate(() => document.images[0]?.naturalWidth), where).toBeGreaterThan(0);
          expect(await findFaults(page, '[role=article]'), where).toEqual([]);
        }
      }
    }
  });
}
