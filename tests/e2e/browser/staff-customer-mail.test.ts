/** A customer replies to a mail, and staff reads the reply on the request page. */
import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { queuePath } from '#contracts/staff/queue.ts';
import { findFaultsEverywhere } from '../../support/axe.ts';
import { waitForMail } from '../../support/bookings.ts';
import { aBounce } from '../../support/bounces.ts';
import { expect, test } from '../../support/browser-test.ts';
import { openAs } from '../../support/demo-account.ts';
import { send } from '../../support/sent-forms.ts';
import { site } from '../../support/site-under-test.ts';

test("a customer's reply and a bounce appear at the request, and return it to the list", async ({ page }) => {
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
  const to = confirmation?.replyTo?.[0]?.address ?? '';
  await createTransport(site.smtpUrl).sendMail({
    from: email,
    to,
    subject: `Re: ${confirmation?.subject ?? ''}`,
    text: 'Toch graag, vanaf maandag.\n\nBlinkvast schreef:\n> Dank voor uw aanvraag.',
    attachments: [{ filename: 'plattegrond.pdf', content: '%PDF-1.7 plattegrond' }],
  });

  await page.goto(list);
  await expect(row).toContainText('Klant antwoordde');
  await row.locator('[data-open]').click();
  await expect(page.getByText('Toch graag, vanaf maandag.')).toBeVisible();
  await expect(page.getByText('Dank voor uw aanvraag.')).toBeHidden();
  await page.getByText('Wat de klant aanhaalt').click();
  await expect(page.getByText('Dank voor uw aanvraag.')).toBeVisible();
  expect(await findFaultsEverywhere(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'plattegrond.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('plattegrond.pdf');

  await page.getByRole('button', { name: 'Gelezen' }).click();
  await page.goto(list);
  await expect(row).toBeHidden();

  const raw = aBounce({ envelopeFrom: to, envelopeTo: [email], messageId: undefined, raw: '' });
  await createTransport(site.smtpUrl).sendMail({ envelope: { from: '', to }, raw });
  await page.goto(list);
  await expect(row).toContainText('Niet bezorgd');
  await row.locator('[data-open]').click();
  await expect(page.getByText('550 5.1.1 User unknown')).toBeVisible();
});
