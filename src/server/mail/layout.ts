/**
 * Renders the body of a mail. Mail programs read no style sheet, so each style stands on its
 * element.
 */
import { company } from '#company';
import { localeInfo, type Locale } from '#i18n/locales.ts';
import { escapeHtml } from '#server/mail/escape-html.ts';
import type { Block, Fact } from '#server/mail/message.ts';

const colours = { ink: '#0a2b35', signal: '#d2301a', sun: '#ffcb2e', sand: '#efebe1', white: '#ffffff' };
const font = "'Familjen Grotesk', 'Readex Pro', Arial, Helvetica, sans-serif";
/** Between the parts of a line of the signature. */
const separator = ' · ';

/** The blocks as plain text, with the signature of the company at the end. */
export function renderText(blocks: Block[], locale: Locale): string {
  const lines = signature().map((parts) => parts.join(separator));
  const texts = blocks.map((block) => toText(block, colonOf(locale)));
  return `${texts.join('\n\n')}\n\n-- \n${lines.join('\n')}\n`;
}

/** French keeps its colon apart from the word before it. */
function colonOf(locale: Locale): string {
  return locale === 'fr' ? '\u00a0:' : ':';
}

function toText(block: Block, colon: string): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text}\n${'='.repeat(block.text.length)}`;
    case 'facts':
      return block.rows
        .map(({ label, value, url }) => `${label}${colon} ${value}${url ? `\n${url}` : ''}`)
        .join('\n');
    case 'notice':
      return `! ${block.text}`;
    case 'link':
      return `${block.text}${colon}\n${block.url}`;
    case 'paragraph':
      return block.text;
  }
}

/**
 * The blocks as a page of its own, in the direction of the language. The outer block says language
 * and direction once more: Gmail and others show what stands in the body, without the body itself.
 */
export function renderHtml(title: string, blocks: Block[], locale: Locale): string {
  const { dir, hreflang } = localeInfo[locale];
  const align = dir === 'rtl' ? 'right' : 'left';
  return `<!doctype html>
<html lang="${hreflang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:${colours.sand};color:${colours.ink};font:17px/1.6 ${font};text-align:${align}">
<div role="article" lang="${hreflang}" dir="${dir}" aria-label="${escapeHtml(title)}" style="max-width:600px;margin:0 auto;background:${colours.white};text-align:${align}">
<p style="margin:0;padding:20px 28px;background:${colours.ink};color:${colours.white};border-bottom:6px solid ${colours.sun};font-size:20px;font-weight:700">${escapeHtml(company.brand)}</p>
<div style="padding:12px 28px 24px">
${blocks.map(toHtml).join('\n')}
</div>
<p style="margin:0;padding:16px 28px;border-top:1px solid ${colours.sand};font-size:15px">${signature().map(toSignatureLine).join('<br>')}</p>
</div>
</body>
</html>
`;
}

function toHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h1 style="margin:16px 0 8px;font-size:26px;line-height:1.2">${escapeHtml(block.text)}</h1>`;
    case 'facts':
      return toTable(block.rows);
    case 'notice':
      return `<p style="margin:16px 0;padding:12px 16px;border-inline-start:6px solid ${colours.signal};font-weight:700">${withBreaks(block.text)}</p>`;
    case 'link':
      return toButton(block);
    case 'paragraph':
      return `<p style="margin:16px 0">${withBreaks(block.text)}</p>`;
  }
}

function toButton({ text, url }: { text: string; url: string }): string {
  const style = `display:inline-block;padding:14px 24px;background:${colours.signal};color:${colours.white};border-end-end-radius:14px;font-weight:700;text-decoration:none`;
  return `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(text)}</a></p>`;
}

/**
 * Values are isolated: a telephone number or a Latin name keeps its order in an Arabic mail. Not by
 * a `dir` on the cell, which would also put it at the other side.
 */
function toTable(rows: Fact[]): string {
  const cell = 'padding:6px 0;vertical-align:top;text-align:start';
  const lines = rows.map(
    ({ label, value, url }) =>
      `<tr><th scope="row" style="${cell};padding-inline-end:16px;font-weight:400">${toLabel(label, url)}</th>` +
      `<td style="${cell};font-weight:700;overflow-wrap:anywhere"><bdi>${withBreaks(value)}</bdi></td></tr>`,
  );
  return `<table style="border-collapse:collapse;margin:16px 0;width:100%">${lines.join('')}</table>`;
}

function toLabel(label: string, url: string | undefined): string {
  return url ? `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>` : escapeHtml(label);
}

function withBreaks(text: string): string {
  return escapeHtml(text).replace(/\n/g, '<br>');
}

/** The lines of the signature, each of one part or more; all of them are in Latin script. */
function signature(): string[][] {
  const { street, postalCode, city } = company.address;
  return [
    [company.legalName],
    [`${street}, ${postalCode} ${city}`],
    [`KvK ${company.chamberOfCommerceNumber}`, `btw ${company.vatNumber}`],
    [company.phone, company.email],
  ];
}

function toSignatureLine(parts: string[]): string {
  return parts.map((part) => `<bdi dir="ltr">${escapeHtml(part)}</bdi>`).join(separator);
}
