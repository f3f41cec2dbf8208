/**
 * Each mail as a mail program shows it: on a telephone and beside other mails, by day and in the
 * dark.
 */
import { renderBody } from '#server/mail/body.ts';
import { logoId } from '#server/mail/layout.ts';
import { logo } from '#server/mail/logo.ts';
import { findFaults } from '../../support/axe.ts';
import { findBrokenReferences } from '../../support/broken-references.ts';
import { expect, test } from '../../support/browser-test.ts';
import { everyMail } from '../../support/every-mail.ts';

const looks = [
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 700, colorScheme: 'light' },
  { width: 700, colorScheme: 'dark' },
] as const;

/** Gmail shows the first 102 kB of a mail and hides the rest. */
const maxBytes = 100_000;

const mails = everyMail(['nl', 'de', 'ar']);

for (const locale of ['nl', 'de', 'ar'] as const) {
  test(`every mail in ${locale} fits, can be read and asks nothing of a server`, async ({ page }) => {
    for (const { name, mail } of mails.filter((sent) => sent.locale === locale)) {
      const { html } = renderBody(mail.body);
      expect(Buffer.byteLength(html), name).toBeLessThan(maxBytes);
      expect(html.match(/(?:src|background)="(?!cid:)/g), name).toBeNull();
      await page.setContent(html.replace(`cid:${logoId}`, `data:image/png;base64,${logo}`));
      expect(await findBrokenReferences(page), name).toEqual([]);
      for (const { width, colorScheme } of looks) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        const where = `${name}, ${String(width)} px, ${colorScheme}`;
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, where).toBeLessThanOrEqual(0);
        expect(await page.evaluate(() => document.images[0]?.naturalWidth), where).toBeGreaterThan(0);
        // What depends on both is the same in every mail.
        if ((width === 390) === (colorScheme === 'dark'))
          expect(await findFaults(page, '[role=article]'), where).toEqual([]);
      }
    }
  });
}
