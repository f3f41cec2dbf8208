/** A customer replies to a mail, and staff reads the reply on the request page. */
import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { queuePath } from '#contracts/staff/queue.ts';
import { findFaultsEverywhere } from '../../support/axe.ts';
import { waitForMail } from '../../support/bookings.ts';
import { expect, test } from '../../support/browser-test.ts';
import { openAs } from '../../support/demo-account.ts';
import { send } from '../../support/sent-forms.ts';
import { site } from '../../support/site-under-test.ts';

test("a customer's reply appears at the request, and returns it to the list", async ({ page }) => {
  const name = `Noor ${randomUUID().slice(0, 8)}`;
  const email = `${randomUUID()}@delinde.example`;
  const reference = await send(page, 'contact', { naam: name, email });
  const list = queuePath({ kind: 'contact' });
  const row = page.locator('[data-queue-item]').filter({ hasText: name });
  await openAs(page, 'operations-manager', list);
  await row.locator('[data-open]').click();
  await page.getByText('Al beantwoord, of opdracht geworden').click();
  await page.getByRole('button', { name: 'Is beantwoord' }).click();
  await page.goto(list);
  await expect(row).toBeHidden();

  const confirmation = await waitForMail(reference, 'Wij hebben uw offerteaanvraag ontvangen');
  await createTransport(site.smtpUrl).sendMail({
    from: email,
    to: confirmation?.replyTo?.[0]?.address,
    subject: `Re: ${confirmation?.subject ?? ''}`,
    text: 'Toch graag, vanaf maandag.\n\nBlinkvast schreef:\n> Dank voor uw aanvraag.',
  });

  await page.goto(list);
  await expect(row).toContainText('Klant antwoordde');
  await row.locator('[data-open]').click();
  await expect(page.getByText('Toch graag, vanaf maandag.')).toBeVisible();
  await expect(page.getByText('Dank voor uw aanvraag.')).toBeHidden();
  await page.getByText('Wat de klant aanhaalt').click();
  await expect(page.getByText('Dank voor uw aanvraag.')).toBeVisible();
  expect(await findFaultsEverywhere(page)).toEqual([]);
  await page.getByRole('button', { name: 'Gelezen' }).click();
  await page.goto(list);
  await expect(row).toBeHidden();
});
