/** A person who only called is found by name, and erased by telephone number. */
import { randomInt, randomUUID } from 'node:crypto';
import { callbackPath } from '#contracts/callback.ts';
import { personsPath } from '#contracts/staff/person.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { findFaultsEverywhere } from '../../support/axe.ts';
import { expect, test } from '../../support/browser-test.ts';
import { logIn } from '../../support/demo-account.ts';
import { aCallback } from '../../support/forms.ts';
import { send } from '../../support/ways.ts';

// The browser reports the status of a search without results.
test.use({ expectedErrors: [/status of 422/] });

for (const [width, javaScriptEnabled] of [
  [390, true],
  [1440, false],
] as const)
  test.describe(`${String(width)} wide, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled, viewport: { width, height: 900 } });

    test('one of two callers of a name is chosen, and erased', async ({ page }) => {
      const surname = `Q${randomUUID().slice(0, 8)}`;
      const telefoon = () => `+316${String(randomInt(10_000_000, 99_999_999))}`;
      const callers = ['Bo', 'Kim'].map((first) => `${first} ${surname}`);
      const [reference = ''] = await Promise.all(
        callers.map((naam) => send(page, callbackPath, aCallback({ naam, email: '', telefoon: telefoon() }))),
      );
      await logIn(page, 'administrator');
      await page.goto(requestPath(reference));
      await page.getByRole('link', { name: 'Alles van deze persoon' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(callers[0] ?? '');

      await page.goto(personsPath);
      const search = async () => {
        await page.getByLabel('Naam, e-mailadres of telefoonnummer').fill(surname);
        await page.getByRole('button', { name: 'Zoek' }).click();
      };
      await search();
      if (javaScriptEnabled) expect(await findFaultsEverywhere(page)).toEqual([]);
      await page.getByRole('link', { name: callers[0] }).click();
      await expect(page.locator('[data-erased]')).toContainText('1 terugbelverzoek');
      await page.getByRole('checkbox', { name: 'Ja, wis alles van deze persoon' }).check();
      await page.getByRole('button', { name: 'Wis voorgoed' }).click();
      await expect(page.getByRole('status')).toHaveText('Alles van deze persoon is gewist.');
      await search();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(callers[1] ?? '');
    });
  });
