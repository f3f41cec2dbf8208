import { renderShared } from '#server/pages/shared-pages.ts';
import type { Services } from '#server/services.ts';
import { expect, test } from 'vitest';

/** A site that numbers the pages that it renders, at a time that the test sets. */
function openSite() {
  const site = { rendered: 0, fails: false, minutes: 0 };
  const services = {
    siteDirectory: 'dist',
    pagesKeptMs: 60_000,
    now: () => new Date(site.minutes * 60_000),
    renderPage: () => {
      site.rendered += 1;
      if (site.fails) return Promise.reject(new Error('no module'));
      return Promise.resolve(new Response(`page ${String(site.rendered)}`));
    },
  } as unknown as Services;
  const ask = (props: object = {}) => renderShared(services, '/contact', { locale: 'nl', ...props });
  return { site, ask, services };
}

test('who asks for the same within a minute gets the same page', async () => {
  const { site, ask } = openSite();
  expect(await Promise.all([ask(), ask()])).toEqual(['page 1', 'page 1']);
  site.minutes = 0.9;
  expect(await ask()).toBe('page 1');
  site.minutes = 1;
  expect(await ask()).toBe('page 2');
});

test('what differs in what it shows is another page', async () => {
  const { ask } = openSite();
  expect(await ask({ chosen: { dienst: 'office' } })).toBe('page 1');
  expect(await ask({ chosen: { dienst: 'pharmacy' } })).toBe('page 2');
});

test('another build of the site renders it anew', async () => {
  const { ask, services } = openSite();
  await ask();
  services.siteDirectory = 'dist-2';
  expect(await ask()).toBe('page 2');
});

test('a page that could not be rendered is tried again', async () => {
  const { site, ask } = openSite();
  site.fails = true;
  await expect(ask()).rejects.toThrow('no module');
  site.fails = false;
  expect(await ask()).toBe('page 2');
});

test('many made-up addresses push out the oldest', async () => {
  const { ask } = openSite();
  await ask({ chosen: 0 });
  for (let other = 1; other <= 100; other += 1) await ask({ chosen: other });
  expect(await ask({ chosen: 100 })).toBe('page 101');
  expect(await ask({ chosen: 0 })).toBe('page 102');
});
