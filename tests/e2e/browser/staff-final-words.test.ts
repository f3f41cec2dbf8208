/** Irreversible texts are previewed: a mail with a decision, and a text before its publication. */
import { randomUUID } from 'node:crypto';
import { applicationPath } from '#contracts/application.ts';
import { testimonialsPath } from '#contracts/staff/publications.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { testimonialPath } from '#contracts/testimonial.ts';
import { findFaultsEverywhere } from '../../support/axe.ts';
import { expect, test } from '../../support/browser-test.ts';
import { logIn } from '../../support/demo-account.ts';
import { aTestimonial, anApplication } from '../../support/forms.ts';
import { send } from '../../support/ways.ts';

for (const [width, javaScriptEnabled] of [
  [390, true],
  [1440, false],
] as const)
  test.describe(`${String(width)} wide, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled, viewport: { width, height: 900 } });

    test('an invitation is previewed, gets a personal sentence, and is sent', async ({ page }) => {
      const reference = await send(page, applicationPath, anApplication({ taal: 'nl' }));
      await logIn(page, 'operations-manager');
      await page.goto(requestPath(reference));
      await expect(page.getByText('Wij maken graag kennis met u').first()).toBeHidden();
      await page.locator('summary', { hasText: 'Uitnodigen' }).click();
      await expect(page.getByText('Wij maken graag kennis met u').first()).toBeVisible();
      if (javaScriptEnabled) expect(await findFaultsEverywhere(page)).toEqual([]);
      const form = page.locator('form', { hasText: 'Wij maken graag kennis' });
      await form.getByLabel('Uw woorden erbij').fill('Past dinsdag om tien uur?');
      await form.getByRole('button', { name: 'Uitnodigen en mail' }).click();
      await expect(page.getByRole('status')).toContainText('De e-mail aan de sollicitant is onderweg.');
      await expect(page.getByText('Past dinsdag om tien uur?')).toBeVisible();
    });

    test('a testimonial is corrected, and shows what its author wrote', async ({ page }) => {
      const own = `De plannig klopt ${randomUUID().slice(0, 8)}.`;
      const right = own.replace('plannig', 'planning');
      await send(page, testimonialPath, aTestimonial({ testimonialText: own }));
      await logIn(page, 'operations-manager');
      await page.goto(testimonialsPath);
      await page.locator('[data-testimonial]', { hasText: own }).getByText('Pas aan').click();
      if (javaScriptEnabled) expect(await findFaultsEverywhere(page)).toEqual([]);
      const item = page.locator('[data-testimonial]', { hasText: own });
      await item.getByLabel('Tekst').fill(right);
      await item.getByRole('button', { name: 'Bewaar' }).click();
      const corrected = page.locator('[data-testimonial]', { hasText: right });
      await expect(corrected.locator('blockquote')).toHaveText(right);
      await expect(corrected.locator('[data-original]')).toContainText(own);
    });
  });
