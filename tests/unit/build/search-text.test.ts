import { readForSearch } from '#build/search-text.ts';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';

function pageWith(main: string, language: string): string {
  const crumbs = '<ol data-crumbs><li><a href="/">Home</a></li><li><a href="/b">Blog</a></li></ol>';
  return `<html lang="${language}"><head><title>Ramen | Blinkvast</title></head>
<body><header>Menu</header><main data-pagefind-body>${crumbs}${main}</main></body></html>`;
}

function textOf(main: string, language = 'nl'): string {
  const page = parse(readForSearch(pageWith(main, language)) ?? '');
  page.querySelector('[data-crumbs]')?.remove();
  return page.querySelector('main')?.text.trim() ?? '';
}

describe('what the search reads of a page', () => {
  test.each([
    [
      '<dl><dt>Telefoon</dt><dd>030 123</dd><dt>Plaats:</dt><dd>Utrecht.</dd></dl>',
      'Telefoon: 030 123. Plaats: Utrecht.',
    ],
    ['<ul><li>Balie</li><li>Opslag</li></ul>', 'Balie. Opslag.'],
    ['<p>L’hygiène d’un cabinet, ‘schoon’.</p>', "L'hygiène d'un cabinet, ‘schoon’."],
    ['<ol><li><p>Wij bellen.</p></li><li><h3>Daarna</h3></li></ol>', 'Wij bellen. Daarna.'],
    ['<ul><li><b>Ochtend</b><span>06:00–08:00</span></li></ul>', 'Ochtend: 06:00–08:00.'],
    ['<div><a href="/a">Vraag aan</a><a href="/b">Bel ons</a></div>', 'Vraag aan. Bel ons.'],
    [
      '<div><a href="/a">Meer <span>over ramen</span> <svg aria-hidden="true"></svg></a></div>',
      'Meer over ramen.',
    ],
    [
      '<figure><blockquote>Goed werk</blockquote><figcaption><b>Jan</b><p><span><bdi>Firma</bdi></span><span><bdi>Ede</bdi></span></p></figcaption></figure>',
      'Goed werk. Jan, Firma, Ede',
    ],
    ['<table><tr><th scope="row">Vloer</th><td>Elke week</td></tr></table>', 'Vloer: Elke week'],
    ['<div><a href="/a">اتصلوا: \u206631 30\u2069</a></div>', 'اتصلوا: \u206631 30\u2069.'],
    ['<p>Een <b>vet</b> woord<span>je</span>.</p>', 'Een vet woordje.'],
    ['<p>kantoor&shy;schoon\u00admaak</p>', 'kantoorschoonmaak'],
    ['<ul><li>التنظيف</li><li>هل؟</li></ul>', 'التنظيف. هل؟'],
  ])('%s is %j', (main, text) => {
    expect(textOf(main)).toBe(text);
  });

  test.each([
    ['marks of a drawing', '<div aria-hidden="true"><span>00:00</span></div>'],
    ['controls', '<button>Toon meer</button>'],
    ['days that will pass', '<ul data-language="nl-NL"><li><time>vr 27 nov</time></li></ul>'],
  ])('has no %s', (_, main) => {
    expect(textOf(`<p>Tekst.</p>${main}`)).toBe('Tekst.');
  });

  test('has the marks of its language', () => {
    const firm = '<figcaption><b>Jan</b><p>Firma</p></figcaption>';
    expect(textOf('<dl><dt>Téléphone </dt><dd>030</dd></dl>', 'fr')).toBe('Téléphone\u00a0: 030.');
    expect(textOf(firm, 'ar')).toBe('Jan، Firma');
  });

  test('has its name, its place in the site and no stems', () => {
    const read = readForSearch(pageWith('<p>Tekst.</p>', 'nl')) ?? '';
    expect(read).toContain('<html lang="plain-nl">');
    expect(read).toContain('<title data-pagefind-meta="title">Ramen</title>');
    expect(read).toContain('content="Home / Blog"');
    expect(read).not.toContain('Menu');
  });

  test('is nothing where the page is not marked for it', () => {
    expect(readForSearch('<html lang="nl"><main><p>Tekst.</p></main></html>')).toBeUndefined();
  });
});
