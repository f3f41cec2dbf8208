import { readForSearch } from '#integrations/search-index.ts';
import { describe, expect, test } from 'vitest';

function read(main: string, url = '/diensten/kantoor') {
  const crumbs = '<ol data-crumbs><li><a href="/">Home</a></li><li><a href="/d">Diensten</a></li></ol>';
  return readForSearch(
    url,
    `<html><head><title>Ramen | Blinkvast</title><meta name="description" content="Wij wassen."></head>
<body><header>Menu</header><main data-searchable><nav data-search-ignore>${crumbs}</nav>
<h1>Schone
ramen</h1>${main}</main></body></html>`,
  );
}

describe('the search entry of a page', () => {
  test('has its heading, its trail in the site, its description and whether it is a service', () => {
    expect(read('<p>Tekst.</p>')).toEqual({
      url: '/diensten/kantoor',
      title: 'Schone ramen',
      trail: 'Diensten',
      description: 'Wij wassen.',
      text: 'Tekst.',
      isService: true,
    });
    expect(read('<p>Tekst.</p>', '/diensten')?.isService).toBe(true);
    expect(read('<p>Tekst.</p>', '/blog/1')?.isService).toBe(false);
  });

  test('has the name of the page in the menus as its trail, for a page directly below the home page', () => {
    const home =
      '<header><a aria-current="true">Nederlands</a><a aria-current="page">Home</a></header><main data-searchable><h1>x</h1></main>';
    expect(readForSearch('/', home)?.trail).toBe('Home');
    const crumbs = '<ol data-crumbs><li><a href="/">Home</a></li><li aria-current="page">Privacy</li></ol>';
    expect(readForSearch('/privacy', `<main data-searchable>${crumbs}<h1>x</h1></main>`)?.trail).toBe(
      'Privacy',
    );
  });

  test.each([
    ['<dl><dt>Tel</dt><dd>030</dd><dt>Plaats:</dt><dd>Utrecht.</dd></dl>', 'Tel · 030 · Plaats: Utrecht.'],
    ['<ul><li>Balie</li><li>Opslag</li></ul>', 'Balie · Opslag'],
    ['<table><tr><th>Ruimte</th> <th>Beurt</th></tr></table><p>Rooster.</p>', 'Rooster. Ruimte · Beurt'],
    ['<p>kantoor&shy;schoon\u00admaak</p>', 'kantoorschoonmaak'],
    ['<p>Niet &lt;b&gt; &amp; wel.</p>', 'Niet <b> & wel.'],
    ['<p>Een zin over\ntwee regels.</p>', 'Een zin over twee regels.'],
    ['<p><b>Plannen</b><span>U kiest een dag.</span></p>', 'Plannen · U kiest een dag.'],
    ['<p>Tekst.</p><button>Toon meer</button>', 'Tekst.'],
    ['<p>Tekst.</p><form><label>Dienst</label><select><option>Glas</option></select></form>', 'Tekst.'],
    ['<p>Tekst.</p><script type="application/ld+json">{"name":"x"}</script>', 'Tekst.'],
  ])('has for %s the text %j', (main, text) => {
    expect(read(main)?.text).toBe(text);
  });

  test('isolates a number in right-to-left text', () => {
    const arabic =
      '<html dir="rtl"><main data-searchable><h1>x</h1><p>هاتف <a class="ltr">+31 30 1</a></p></main></html>';
    expect(readForSearch('/ar/contact', arabic)?.text).toBe('هاتف \u2066+31 30 1\u2069');
  });

  test('leaves out texts in another language', () => {
    const english =
      '<html lang="en"><main data-searchable><h1>x</h1><p>Ours.</p><p lang="nl">Van een klant.</p><p lang="en">Yours.</p></main></html>';
    expect(readForSearch('/en/testimonials', english)?.text).toBe('Ours. Yours.');
  });

  test('is undefined for a page that is not marked as searchable', () => {
    expect(readForSearch('/', '<main><h1>Kop</h1></main>')).toBeUndefined();
  });
});
