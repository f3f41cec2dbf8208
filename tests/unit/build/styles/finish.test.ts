import { finishStyles } from '#build/styles/finish.ts';
import { expect, test } from 'vitest';

/** What is left of the styles of a page with these elements. */
function finish(css: string, body: string): string {
  return finishStyles({ html: body, styles: css }).styles;
}

/** The page without its styles. */
function bodyOf(css: string, body: string): string {
  return finishStyles({ html: body, styles: css }).html;
}

test.each([
  ['a class that is on the page', '.a{color:red}', '.a{color:red}'],
  ['a class that is not', '.z{color:red}', ''],
  ['one selector of two', '.z,.a:hover{color:red}', '.a:hover{color:red}'],
  ['an escaped class', String.raw`.md\:b,.md\:z{x:y}`, String.raw`.md\:b{x:y}`],
  ['a class with a selector in it', String.raw`.\[\&\>b\]\:c>b{x:y}`, String.raw`.\[\&\>b\]\:c>b{x:y}`],
  ['an element that is on the page', 'b,strong{x:y}', 'b{x:y}'],
  ['an element in front of a class', 'table .a{x:y}p>.a{x:y}', 'p>.a{x:y}'],
  ['an element with a hyphen in its name', 'b-c,b-d{x:y}', 'b-d{x:y}'],
  ['what one of several can match', ':is(.z,.a) b{x:y}', ':is(.z,.a) b{x:y}'],
  ['what must not be there', '.a:not(.z){x:y}', '.a:not(.z){x:y}'],
  ['an attribute', 'p[title=table]{x:y}', 'p[title=table]{x:y}'],
  ['every element', '*,::before{x:y}', '*,::before{x:y}'],
  ['parts of controls on a page without', '::placeholder{x:y}::-webkit-search-decoration{x:y}', ''],
  ['what nobody sees a difference by', '.a{tab-size:4;x:y;-webkit-text-decoration:inherit}', '.a{x:y;}'],
  ['rules in layers and media', '@layer u{@media print{.z{x:y}.a{x:y}}}', '@layer u{@media print{.a{x:y}}}'],
  ['a condition of which nothing is left', '@layer u{@media print{.z{x:y}}}', ''],
  ['braces in a string', `.a:before{content:"}{"}.z{x:y}.a{x:y}`, `.a:before{content:"}{"}.a{x:y}`],
  ['statements and other at-rules', '@layer a;@font-face{src:url(a;b)}', '@layer a;@font-face{src:url(a;b)}'],
  ['keyframes', '@keyframes k{0%{x:y}to{x:z}}.z{x:y}', '@keyframes k{0%{x:y}to{x:z}}'],
])('%s', (_, css, kept) => {
  expect(finish(css, '<b-d></b-d><p class="a md:b [&amp;>b]:c"><b>x</b></p>')).toBe(kept);
});

test('of parts of controls those that the controls of the page have', () => {
  const css = '::placeholder{x:y}::-webkit-search-decoration{x:y}::-webkit-inner-spin-button{x:y}';
  expect(finish(css, '<input class="a" type="search">')).toBe('::-webkit-search-decoration{x:y}');
  expect(finish(css, '<textarea placeholder="a"></textarea>')).toBe('::placeholder{x:y}');
  expect(finish(css, '<input type="text">')).toBe('');
});

test.each([
  ['of the page', '<html lang="ar"><p><b>x</b></p></html>', true],
  ['of a part of it', '<html lang="nl"><p lang="ar"><b>x</b></p></html>', true],
  ['of words alone, in which there is no element', '<html lang="nl"><p><b lang="ar">x</b></p></html>', false],
  ['of another page alone', '<html lang="nl"><p><b hreflang="ar"><i>x</i></b></p></html>', false],
])('rules for what is inside a language %s', (_, html, isKept) => {
  expect(finish(':lang(ar) b{x:y}', html)).toBe(isKept ? ':lang(ar) b{x:y}' : '');
  expect(finish('b:lang(ar){x:y}', html)).toBe('b:lang(ar){x:y}');
});

test('utilities follow one another by what they say, under their conditions', () => {
  const css = '@layer utilities{.p-1{padding:1px}.flex{display:flex}@media print{.p-2{x:b}.p-3{x:a}}}';
  expect(finish(css, '<p class="p-1 p-2"></p><p class="flex p-3"></p>')).toBe(
    '@layer utilities{.b{display:flex}.a{padding:1px}@media print{.b{x:a}.a{x:b}}}',
  );
});

test('custom properties that nobody reads go, and what only those have read', () => {
  const css = ':root{--a:1;--b:var(--c);--c:"}";--d:2}@property --c{inherits:false}.a{x:var(--a,var(--d))}';
  expect(finish(css, '<p class="a">')).toBe(':root{--a:1;}.a{x:var(--a,2)}');
});

test('a custom property that only the root sets is its value, and one that is set elsewhere stays', () => {
  const css = ':root{--a:var(--b) 1px;--b:"}";--c:2}.a{x:var(--a);y:var(--c);--c:3}';
  expect(finish(css, '<p class="a">')).toBe(':root{--c:2}.a{x:"}" 1px;y:var(--c);--c:3}');
});

test('a custom property of a condition is no constant', () => {
  const css = '@media (prefers-color-scheme:dark){:root{--a:1}}.a{x:var(--a)}';
  expect(finish(css, '<p class="a">')).toBe(css);
});

test('borders that are solid anyway are not said to be, unless one of them is not', () => {
  const solid = '*{border:0 solid}.a{border-block-start-style:solid;x:y}';
  expect(finish(solid, '<p class="a">')).toBe('*{border:0 solid}.a{x:y}');
  const dashed = `${solid}.a{border-style:dashed}`;
  expect(finish(dashed, '<p class="a">')).toBe(dashed);
});

test('rules for what is written from right to left go from a page that has nothing of the kind', () => {
  const css = '[dir=rtl] .a{x:y}';
  expect(finish(css, '<html dir="ltr"><p class="a">')).toBe('');
  expect(finish(css, '<html dir="rtl"><p class="a">')).toBe(css);
});

test('a registered custom property that nothing changes is its initial value', () => {
  const registered = '@property --a{syntax:"*";initial-value:solid}@property --b{syntax:"*";initial-value:1}';
  const css = `.a{x:var(--a);y:var(--b)}.b{--a:solid;--b:2}${registered}`;
  expect(finish(css, '<p class="a b">')).toBe(
    '.a{x:solid;y:var(--b)}.b{--b:2}@property --b{syntax:"*";initial-value:1}',
  );
});

test('a registered custom property that nothing sets says nothing where it is left out', () => {
  const css = '.a{x:var(--a, ) b var(--c,)}@property --a{syntax:"*"}';
  expect(finish(css, '<p class="a">')).toBe('.a{x:b var(--c,)}');
});

test('a registered custom property that one rule alone sets and reads is its value', () => {
  const registered = '@property --a{syntax:"*"}';
  const css = `.a{--a:1px;x:var(--a,);y:var(--a)}${registered}`;
  expect(finish(css, '<p class="a">')).toBe('.a{x:1px;y:1px}');
  const readElsewhere = `.a{--a:1px;x:var(--a)}.a:hover{y:var(--a)}${registered}`;
  expect(finish(readElsewhere, '<p class="a">')).toBe(readElsewhere);
  const setTwice = `.a{--a:1px;x:var(--a)}.b{--a:2px}${registered}`;
  expect(finish(setTwice, '<p class="a b">')).toBe(setTwice);
});

const sheet = [
  '@layer utilities{.flex{display:flex}.p-1{padding:1px}.p-2{padding:2px}',
  '.hover\\:p-1:hover{padding:1px}:is(.\\*\\:p-1>*){padding:1px}',
  '@media print{.print\\:p-1{padding:1px}}@media print{.group:hover .group-hover\\:p-1{padding:1px}}}',
].join('');

test('the utilities of an element become one class, in the order of the sheet', () => {
  const body = '<p class="p-2 flex p-1 own"></p><p class="own p-1 p-2 flex"></p><b class="p-1"></b>';
  expect(bodyOf(sheet, body)).toBe('<p class="own a"></p><p class="own a"></p><b class="b"></b>');
  expect(finish(sheet, body)).toBe('@layer utilities{.a{display:flex;padding:2px}.b{padding:1px}}');
});

test('a page with the same elements in the same order has the same styles, and another its own', () => {
  const body = '<p class="p-1">x</p><b class="flex"></b>';
  const styles = finish(sheet, body);
  expect(finish(sheet, body.replace('x', 'y'))).toBe(styles);
  expect(finish(sheet, body.replace('flex', 'p-2'))).not.toBe(styles);
  expect(finish(`${sheet}i{x:y}`, `${body}<i></i>`)).toBe(`${styles}i{x:y}`);
});

test('states, children, groups and conditions keep their place', () => {
  const body =
    '<p class="group flex hover:p-1 *:p-1"><b class="print:p-1"></b><i class="group-hover:p-1"></i></p>';
  expect(bodyOf(sheet, body)).toBe('<p class="group a"><b class="b"></b><i class="c"></i></p>');
  expect(finish(sheet, body)).toBe(
    '@layer utilities{.a{display:flex}.a:hover{padding:1px}:is(.a>*){padding:1px}@media print{.b{padding:1px}.group:hover .c{padding:1px}}}',
  );
});

test('an island as it was built has the classes of the page around it', () => {
  const body = '<p class="flex p-1"></p><astro-island><p class="flex p-1"></p></astro-island>';
  expect(bodyOf(sheet, body)).toBe('<p class="a"></p><astro-island><p class="a"></p></astro-island>');
  expect(finish(sheet, body)).toBe('@layer utilities{.a{display:flex;padding:1px}}');
});
