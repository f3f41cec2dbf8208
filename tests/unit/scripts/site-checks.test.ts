import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { checkHeads } from '../../../scripts/site-checks/heads.ts';
import { factsFor } from '#i18n/facts.ts';
import { checkPromises } from '../../../scripts/site-checks/promises.ts';
import { checkLanguage } from '../../../scripts/site-checks/language.ts';
import { checkValidity } from '../../../scripts/site-checks/validity.ts';
import { addressOf, readBuiltSite, type BuiltSite } from '../../../scripts/site-checks/built-site.ts';
import { checkLinks } from '../../../scripts/site-checks/links.ts';
import { checkPolicy } from '../../../scripts/site-checks/policy.ts';
import { checkPictures } from '../../../scripts/site-checks/pictures.ts';
import { checkStructuredData } from '../../../scripts/site-checks/structured-data.ts';

const directory = mkdtempSync(join(tmpdir(), 'built-site-'));
afterEach(() => {
  rmSync(directory, { recursive: true, force: true });
});

/** A site of the pages given as path -> body; what the heads of these lack is not looked at. */
function siteOf(bodies: Record<string, string>, redirects = ''): BuiltSite {
  const files = Object.entries(bodies).map(([path, body]): [string, string] => {
    const lang = path.startsWith('/en') ? 'en' : 'nl';
    const canonical = `<link rel="canonical" href="${addressOf(path)}">`;
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
    return [file, `<!doctype html><html lang="${lang}"><head>${canonical}</head><body>${body}</body></html>`];
  });
  for (const [file, text] of [...files, ['_redirects', redirects] as const]) {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), text);
  }
  return readBuiltSite(directory);
}

describe('links', () => {
  const contact = '<h1 id="top">x</h1>';

  test('a link to a page and to a place on it is in order', () => {
    const site = siteOf({
      '/': '<a href="/contact#top">a</a><a href="https://example.com/x">b</a>',
      '/contact': contact,
    });
    expect(checkLinks(site)).toEqual([]);
  });

  test.each([
    ['/nergens', '/: links to /nergens, which does not exist'],
    ['/contact#nergens', '/: links to /contact#nergens, where nothing has the id "nergens"'],
    ['/services', '/: links to /services, which is a redirect'],
    ['/contact.html', '/: links to /contact.html, which is a redirect'],
    ['/en/contact', '/: links to /en/contact, which is in another language'],
  ])('a link to %s is a fault', (href, fault) => {
    const pages = { '/': `<a href="/contact">a</a><a href="${href}">b</a>`, '/contact': contact };
    const site = siteOf(
      { ...pages, '/en': '<a href="/en/contact">c</a>', '/en/contact': contact },
      '/services /diensten 301\n',
    );
    expect(checkLinks(site)).toEqual([fault]);
  });

  test('a link that says its language may lead there', () => {
    const pages = {
      '/': '<a href="/en" lang="en">English</a>',
      '/en': '<a href="/" lang="nl">Nederlands</a>',
    };
    expect(checkLinks(siteOf(pages))).toEqual([]);
  });

  test('a page that nothing leads to is a fault', () => {
    expect(checkLinks(siteOf({ '/': '', '/contact': contact }))).toEqual([
      '/contact: no links lead here from /',
    ]);
  });
});

test('a picture needs its size and its text', () => {
  const site = siteOf({
    '/': '<img src="/a.svg" width="10" height="10" alt=""><img src="/b.svg" width="auto">',
  });
  expect(checkPictures(site)).toEqual([
    '/: /b.svg lacks width',
    '/: /b.svg lacks height',
    '/: /b.svg lacks alt',
  ]);
});

test('a head that says too much, too little or the same twice is a fault', () => {
  const title = `<title>${'x'.repeat(61)}</title>`;
  const faults = checkHeads(siteOf({ '/': title, '/contact': title }));
  expect(faults).toContain('/: the title has 61 characters, more than 60');
  expect(faults).toContain('/: has no description');
  expect(faults).toContain(`/contact, /: the same title "${'x'.repeat(61)}"`);
});

describe('structured data', () => {
  const script = (nodes: unknown) =>
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })}</script>`;
  const checkBody = (body: string) => checkStructuredData(siteOf({ '/terugbellen': body }));

  test('text that is no JSON is a fault', () => {
    expect(checkBody('<script type="application/ld+json">{</script>')).toEqual([
      '/terugbellen: JSON-LD is no JSON with @context and @graph',
    ]);
  });

  test('a missing node and a missing property are faults', () => {
    expect(checkBody(script([{ '@type': 'BreadcrumbList' }]))).toEqual([
      '/terugbellen: JSON-LD lacks a node of type WebPage',
      '/terugbellen: JSON-LD BreadcrumbList lacks itemListElement',
    ]);
  });

  test('crumbs that differ from those on the page are a fault', () => {
    const itemListElement = [{ '@type': 'ListItem', position: 1, name: 'Home' }];
    const faults = checkBody(
      `<ol data-crumbs><li>Huis</li></ol>${script([{ '@type': 'BreadcrumbList', itemListElement }])}`,
    );
    expect(faults).toContain('/terugbellen: JSON-LD BreadcrumbList says "Home" where the page shows "Huis"');
  });
});

describe('language', () => {
  test.each([
    ['/', '<p>U krijgt antwoord. We <b>call</b> you within a day.</p>', 'We call you within a day.', 'en'],
    ['/', '<img alt="Choose a day">', 'Choose a day', 'en'],
    ['/en', '<p>Wij komen langs</p>', 'Wij komen langs', 'nl'],
    ['/en', '<p>We clean</p><p>نظافة</p>', 'نظافة', 'ar'],
    ['/ar', '<p>أهلاً</p><p>Wij maken alles schoon</p>', 'Wij maken alles schoon', 'nl'],
  ])('a page at %s with %s holds a sentence of another language', (path, body, sentence, language) => {
    const fault = `${path}: "${sentence}" is of another language: ${language}`;
    expect(checkLanguage(siteOf({ [path]: body }))).toEqual([fault]);
  });

  test('what says its language, names and abbreviations are in order', () => {
    const english = '<p lang="nl">Wij zijn het.</p><p>We keep to the Wet aanpak schijnconstructies.</p>';
    expect(checkLanguage(siteOf({ '/en': english, '/ar': '<p>GMP WhatsApp</p><code>_ga</code>' }))).toEqual(
      [],
    );
  });
});

describe('promises', () => {
  test.each([
    ['/', '<p>Wij bellen u binnen 2 uur.</p>', 'Wij bellen u binnen 2 uur.'],
    ['/de', '<p>Wir antworten innerhalb von 24 Stunden.</p>', 'Wir antworten innerhalb von 24 Stunden.'],
    ['/fr', '<p>Sous une semaine, c’est propre.</p>', 'Sous une semaine, c’est propre.'],
    ['/ar', '<p>نتصل بكم خلال 2 ساعة.</p>', 'نتصل بكم خلال 2 ساعة.'],
  ])('a page at %s with %s promises in words of its own', (path, body, sentence) => {
    const fault = `${path}: promises in words of its own: "${sentence}"`;
    expect(checkPromises(siteOf({ [path]: body }))).toEqual([fault]);
  });

  test('the wording of the language, times of day, choices and what clients wrote are in order', () => {
    const { reply = '', replyAgain = '' } = factsFor('nl');
    const body = `<main><p>Antwoord ${reply}. Bel van 08:00 tot 18:00 uur. Antwoord ${replyAgain}.</p>
      <label>Voltijd (40 uur)</label><p lang="nl">Na 3 maanden was alles schoon.</p></main>`;
    expect(checkPromises(siteOf({ '/': body }))).toEqual([]);
  });

  test('the short wording before the full one is a fault', () => {
    const { reply = '', replyAgain = '' } = factsFor('nl');
    const faults = checkPromises(siteOf({ '/': `<main>${replyAgain}, ja ${reply}</main>` }));
    expect(faults).toEqual([`/: says "${replyAgain}" before "${reply}"`]);
  });
});

describe('validity', () => {
  test('tells the rule and the place', () => {
    const [fault] = checkValidity(siteOf({ '/': '<ul><p>x</p></ul>' })).filter((text) =>
      text.includes('<p>'),
    );
    expect(fault).toMatch(/^\/: .*\(\S+\) at /);
  });
});

describe('policy', () => {
  test('inline code that is not listed and attributes with code are faults; data and files are not', () => {
    const allowed =
      '<script type="application/ld+json">{}</script><script type="module" src="/a.js"></script>';
    const refused = '<script>a()</script><style>p{}</style><p style="color:red" onclick="a()">x</p>';
    expect(checkPolicy(siteOf({ '/': allowed }))).toEqual([]);
    expect(checkPolicy(siteOf({ '/': refused }))).toEqual([
      expect.stringContaining('does not list its <script>'),
      expect.stringContaining('does not list its <style>'),
      '/: the policy refuses <p style>',
      '/: the policy refuses <p onclick>',
    ]);
  });
});
