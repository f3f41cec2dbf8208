import { company } from '#company';
import { pathTo } from '#paths';
import { expect, test } from '../../support/browser-test.ts';

const pages = [
  pathTo('testimonials', 'nl'),
  pathTo('privacy', 'nl'),
  pathTo('privacy', 'de'),
  pathTo('terms', 'en'),
  pathTo('contact', 'fr'),
  pathTo('vacancies', 'es'),
];

for (const path of pages) {
  test(`no address and no number is hyphenated on ${path}`, async ({ page }) => {
    await page.goto(path);
    const broken = await page.evaluate(
      (facts) => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const parents: (Element | null)[] = [];
        while (texts.nextNode()) {
          const { textContent, parentElement } = texts.currentNode;
          if (facts.some((fact) => textContent?.includes(fact))) parents.push(parentElement);
        }
        return parents
          .filter((parent) => parent && parent.getClientRects().length > 0)
          .filter((parent) => parent && getComputedStyle(parent).hyphens === 'auto')
          .map((parent) => parent?.outerHTML);
      },
      [company.email, company.phone],
    );
    expect(broken).toEqual([]);
  });
}
