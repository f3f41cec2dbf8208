/**
 * Decisions of staff on a phone, by touch and by keyboard, with and without script: a testimonial
 * is corrected and published, a quarantined request is released, a person's consent is withdrawn,
 * and their data is exported and erased.
 */
import { readFile } from 'node:fs/promises';
import { testimonialListPath, testimonialsPath } from '#contracts/staff/publications.ts';
import { queuePath } from '#contracts/staff/queue.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { testimonialPath } from '#contracts/testimonial.ts';
import { waitForMail } from '../../support/bookings.ts';
import { expect, test, withAndWithoutScript } from '../../support/browser-test.ts';
import { openAs } from '../../support/demo-account.ts';
import { send, sendForm } from '../../support/sent-forms.ts';
import { phone, pressBy, someone, type } from '../../support/visitors.ts';

withAndWithoutScript(() => {
  test.use({ viewport: phone, hasTouch: true });

  for (const [input, press] of Object.entries(pressBy)) {
    test.describe(`by ${input}`, () => {
      test('a testimonial is corrected, published and taken off the site', async ({ page }) => {
        const { naam } = someone();
        const reference = await send(page, 'testimonial', { customerName: naam });
        const published = async () => (await page.request.get(testimonialPath)).text();
        expect(await published()).not.toContain(naam);
        await openAs(page, 'operations-manager', testimonialsPath);
        const item = page.locator(`[data-testimonial="${reference}"]`);
        await press(page, item.locator('summary', { hasText: 'Pas aan' }));
        await item.getByLabel('Tekst').fill('De planning klopt.');
        await press(page, item.getByRole('button', { name: 'Bewaar' }));
        await expect(item.locator('blockquote')).toHaveText('De planning klopt.');
        const approve = async () => {
          await press(page, item.getByRole('button', { name: 'Goedkeuren' }));
          await expect(page.getByRole('status')).toContainText('Over een paar minuten');
          await expect(item).toHaveCount(0);
          expect(await published()).toContain(naam);
        };
        await approve();
        await press(page, page.getByRole('button', { name: 'Ongedaan maken' }));
        await expect(page.getByRole('status')).not.toContainText('Over een paar minuten');
        expect(await published()).not.toContain(naam);
        await page.goto(testimonialsPath);
        await approve();
        await page.goto(testimonialListPath('approved'));
        await press(page, item.getByRole('button', { name: 'Haal van de website' }));
        await expect(item).toHaveCount(0);
        expect(await published()).not.toContain(naam);
      });

      test('a quarantined request is released, and its sender mailed', async ({ page }) => {
        const person = someone();
        const reference = await send(page, 'contact', { ...person, website: 'x' });
        await send(page, 'contact', { ...someone(), website: 'x' });
        await openAs(page, 'operations-manager', queuePath({ quarantined: true }));
        await type(page, press, page.getByRole('searchbox'), person.naam);
        await page.getByRole('searchbox').press('Enter');
        await expect(page.locator('[data-queue-item]')).toHaveCount(1);
        await press(page, page.locator('[data-queue-item] [data-open]'));
        await expect(page).toHaveURL(new RegExp(requestPath(reference)));
        await expect(page.getByText('een verborgen veld is ingevuld')).toBeVisible();
        await press(page, page.getByRole('button', { name: 'Geef vrij' }));
        await expect(page.getByRole('status')).toContainText('Het verzoek is vrijgegeven.');
        await waitForMail(person.email, 'Wij hebben uw offerteaanvraag ontvangen');
      });

      test('the consent to keep an application and the newsletter are withdrawn for a person', async ({
        page,
      }) => {
        const { email } = someone();
        const reference = await send(page, 'application', { email, consentsToKeep: true });
        await sendForm(page, 'newsletter', { email });
        await openAs(page, 'operations-manager', requestPath(reference));
        await press(page, page.getByRole('link', { name: 'Alles van deze persoon' }));
        await press(page, page.getByRole('button', { name: 'Trek de toestemming in' }));
        await expect(page.getByRole('status')).toHaveText('De toestemming is ingetrokken.');
        await press(page, page.getByRole('button', { name: 'Meld af voor de nieuwsbrief' }));
        await expect(page.getByRole('status')).toHaveText('Deze persoon is afgemeld voor de nieuwsbrief.');
        await expect(page.getByText('Niet aangemeld.')).toBeVisible();
      });

      test('a person’s data is exported and erased', async ({ page }) => {
        const { naam, email } = someone();
        const reference = await send(page, 'contact', { naam, email });
        const other = await send(page, 'testimonial', { customerName: naam });
        await openAs(page, 'administrator', requestPath(reference));
        await press(page, page.getByRole('link', { name: 'Alles van deze persoon' }));
        await press(page, page.getByRole('checkbox', { name: other }));
        await press(page, page.getByRole('button', { name: 'Reken erbij' }));
        await expect(page.getByText('Wij hebben 2 verzoeken')).toBeVisible();
        const downloading = page.waitForEvent('download');
        await press(page, page.getByRole('button', { name: 'Download als JSON' }));
        const file = await readFile(await (await downloading).path(), 'utf8');
        expect(JSON.parse(file)).toMatchObject({ email, references: [other, reference] });
        await press(page, page.getByRole('checkbox', { name: 'Ja, wis alles van deze persoon' }));
        await press(page, page.getByRole('button', { name: 'Wis voorgoed' }));
        await expect(page.getByRole('status')).toContainText('is van de website gewist.');
      });
    });
  }
});
