import { parse } from 'node-html-parser';
import { absoluteUrl } from '#i18n/absolute-url.ts';
import { locales } from '#i18n/locales.ts';
import { isIndexed, pathTo } from '#paths';
import { expect, test } from '@playwright/test';

test('an on-demand page and its form work with a slash at the end too', async ({ request, baseURL }) => {
  for (const locale of locales) {
    for (const screen of ['contact', 'appointment', 'search', 'confirmation'] as const) {
      const page = await request.get(`${pathTo(screen, locale)}/?day=2026-13-45`, { maxRedirects: 0 });
      expect(page.status(), `${screen} in ${locale}`).toBe(200);
      const canonical = parse(await page.text())
        .querySelector('link[rel=canonical]')
        ?.getAttribute('href');
      if (isIndexed(screen)) expect(canonical).toBe(absoluteUrl(pathTo(screen, locale)));
    }
    for (const screen of ['contact', 'callback'] as const) {
      const path = `${pathTo(screen, locale)}/`;
      const headers = { origin: baseURL ?? '', 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await request.post(path, { headers, data: 'naam=', maxRedirects: 0 });
      expect(answer.status(), path).toBe(422);
      expect(answer.headers()['content-type'], path).toMatch(/^text\/html/);
    }
  }
});
