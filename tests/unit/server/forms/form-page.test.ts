import { renderFormPage } from '#server/forms/form-page.ts';
import { escapeHtml, parseHtml } from '#server/html.ts';
import { parseHeadersForAll } from '#server/page.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const html = readFileSync('tests/support/site/contact.html', 'utf8');
const texts = {
  action: '/api/contact',
  summaryTitle: 'Er klopt iets niet',
  summaryText: 'Verbeter de velden.',
};

function render(values: Record<string, unknown>, errors: Record<string, string> = {}, page = html) {
  const text = renderFormPage(page, { ...texts, values, errors });
  return { text, page: parseHtml(text) };
}

describe('the page of a form', () => {
  test('leaves scripts and comments as they are, so that their hashes in the policy still hold', () => {
    const { text } = render({ naam: 'Noor' });
    for (const part of html.match(/<script.*?<\/script>|<!-- kept -->/gs) ?? []) expect(text).toContain(part);
    expect(text.startsWith('<!doctype html>')).toBe(true);
  });

  test.each([
    '"><script>alert(1)</script>',
    "' onfocus=alert(1) x='",
    '&quot;',
    '&lt;b&gt;',
    '$& $1 \\',
    'null',
    'é٣',
  ])('gives back the answer %j as it was typed', (value) => {
    const { page, text } = render({ naam: value, bericht: value }, { naam: value });
    expect(page.getElementById('naam')?.getAttribute('value')).toBe(value);
    expect(page.getElementById('bericht')?.text).toBe(value);
    expect(page.querySelector('.summary a')?.text).toBe(value);
    expect(text.match(/<script/g)).toHaveLength(html.match(/<script/g)?.length ?? 0);
    expect(page.querySelector('[onfocus]')).toBeNull();
  });

  test('ignores fields that it does not have, and answers that are no text', () => {
    const { page } = render({ 'x"]': 'a', constructor: 'b', naam: { a: 1 } }, { 'x"]': 'c' });
    expect(page.getElementById('naam')?.getAttribute('value') ?? '').toBe('');
  });

  test('fills selects and checkboxes too', () => {
    const form =
      '<form action="/api/contact"><select name="a"><option value="1" selected>x</option><option value="2">y</option></select>' +
      '<input type="checkbox" name="b" value="on"><input type="checkbox" name="c" value="on" checked></form>';
    const { page } = render({ a: '2', b: 'on', c: 'off' }, {}, form);
    expect(page.querySelectorAll('[selected]').map((option) => option.getAttribute('value'))).toEqual(['2']);
    expect(page.querySelectorAll('[checked]').map((box) => box.getAttribute('name'))).toEqual(['b']);
  });

  test('adds the error to what describes the field already, after the field', () => {
    const { page } = render({}, { bericht: 'Te lang' });
    const field = page.getElementById('bericht');
    expect(field?.getAttribute('aria-describedby')).toBe('bericht-hint bericht-error');
    expect(field?.nextElementSibling?.outerHTML).toBe('<p class="error" id="bericht-error">Te lang</p>');
  });

  test('has a summary without a list when no field is to blame', () => {
    const { page } = render({});
    expect(page.querySelector('.summary h2')?.text).toBe('Er klopt iets niet');
    expect(page.querySelector('.summary ul')).toBeNull();
  });

  test('without the form is left as it is', () => {
    expect(renderFormPage('<p>x', { ...texts, values: {}, errors: {} })).toBe('<p>x');
  });
});

test('the headers of all pages are read from the file of headers, not those of some', () => {
  const headers = parseHeadersForAll(readFileSync('tests/support/site/_headers', 'utf8'));
  expect(headers).toEqual({
    'content-security-policy': "default-src 'none'; script-src 'sha256-abc='; form-action 'self'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
});

test('text in HTML cannot become markup', () => {
  expect(escapeHtml(`<a href="x">'&'</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;');
});
