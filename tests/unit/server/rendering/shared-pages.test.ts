import { renderShared, type Sharing } from '#server/rendering/shared-pages.ts';
import type { PageProps } from '#contracts/on-demand-page.ts';
import { expect, test } from 'vitest';

/** A site that numbers its renderings, with a clock that the test controls. */
function openSite() {
  const site = { rendered: 0, fails: false, minutes: 0, free: 9 };
  const services: Sharing = {
    siteDirectory: 'dist',
    pagesKeptMs: 60_000,
    now: () => new Date(site.minutes * 60_000),
    renderPage: (_: string, { free }: PageProps) => {
      site.rendered += 1;
      if (site.fails) return Promise.reject(new Error('no module'));
      return Promise.resolve(new Response(`page ${String(site.rendered)}, ${String(free)} free`));
    },
  };
  const read = () => Promise.resolve({ free: site.free });
  const ask = (props: object = {}) =>
    renderShared(services, { path: '/contact', props: { locale: 'nl', ...props }, read });
  return { site, ask, services };
}

test('the same request within a minute gets the same page', async () => {
  const { site, ask } = openSite();
  expect(await Promise.all([ask(), ask()])).toEqual(['page 1, 9 free', 'page 1, 9 free']);
  site.minutes = 1;
  expect(await ask()).toBe('page 2, 9 free');
});

test('after half a minute it is rendered again, once, and nobody waits for it', async () => {
  const { site, ask } = openSite();
  await ask();
  site.minutes = 0.5;
  expect(await Promise.all([ask(), ask()])).toEqual(['page 1, 9 free', 'page 1, 9 free']);
  await expect.poll(() => ask()).toBe('page 2, 9 free');
  site.minutes = 1.4;
  expect(await ask()).toBe('page 2, 9 free');
});

test('when it cannot be rendered again it is shown for its minute', async () => {
  const { site, ask } = openSite();
  await ask();
  site.fails = true;
  site.minutes = 0.9;
  expect(await ask()).toBe('page 1, 9 free');
  expect(await ask()).toBe('page 1, 9 free');
  site.minutes = 1;
  await expect(ask()).rejects.toThrow('no module');
});

test('what differs in what it shows is another page', async () => {
  const { ask } = openSite();
  expect(await ask({ chosen: { dienst: 'office' } })).toBe('page 1, 9 free');
  expect(await ask({ chosen: { dienst: 'pharmacy' } })).toBe('page 2, 9 free');
});

test('another build of the site renders it anew', async () => {
  const { ask, services } = openSite();
  await ask();
  services.siteDirectory = 'dist-2';
  expect(await ask()).toBe('page 2, 9 free');
});

test('many made-up addresses push out the oldest', async () => {
  const { ask } = openSite();
  await ask({ chosen: 0 });
  for (let other = 1; other <= 100; other += 1) await ask({ chosen: other });
  expect(await ask({ chosen: 100 })).toBe('page 101, 9 free');
  expect(await ask({ chosen: 0 })).toBe('page 102, 9 free');
});
