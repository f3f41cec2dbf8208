/**
 * Renders the blocks of a mail as HTML. Elements have inline styles, because few mail programs
 * support style sheets. Classes mark what the style sheet in `layout.ts` changes in dark mode and
 * on phones.
 */
import { splitAtReferences } from '#domain/references.ts';
import { escapeHtml } from '#server/http/escape-html.ts';
import { colours } from '#server/mail/look.ts';
import type { Block, Fact } from '#server/mail/message.ts';

/**
 * The layout of texts in a language. Sides are physical, because Outlook does not support logical
 * properties.
 */
export interface TextLayout {
  /** The side where lines begin. */
  start: 'left' | 'right';
  /** The side where lines end. Panels and buttons have their round corner there. */
  end: 'left' | 'right';
  lineHeight: number;
}

/** Renders one block, and escapes its texts. */
export function renderBlock(block: Block, textLayout: TextLayout): string {
  switch (block.kind) {
    case 'heading':
      return `<h1 class="text" style="margin:0 0 20px;font-size:30px;line-height:${textLayout.lineHeight > 1.6 ? '1.35' : '1.15'};font-weight:700;overflow-wrap:anywhere;text-wrap:balance">${escapeHtml(block.text)}</h1>`;
    case 'subheading':
      return `<h2 class="text" style="margin:28px 0 8px;font-size:20px;line-height:1.3;font-weight:700">${escapeHtml(block.text)}</h2>`;
    case 'facts':
      return toTable(block.rows, textLayout);
    case 'highlight':
      return toHighlight(block, textLayout);
    case 'notice':
      return `<p class="notice" style="margin:20px 0;padding:14px 18px;background:${colours.rose};border-${textLayout.start}:10px solid ${colours.signal};font-weight:700">${withBreaks(block.text)}</p>`;
    case 'link':
      return toButton(block, textLayout);
    case 'paragraph':
      return `<p style="margin:16px 0">${withBreaks(block.text)}</p>`;
  }
}

/** Returns the style that rounds the last corner, as in the logo. */
export function lastCorner({ end }: TextLayout, radius: number): string {
  return `border-bottom-${end}-radius:${String(radius)}px`;
}

/**
 * Renders a link as a button. The background is on the cell, and the padding for Outlook in
 * `mso-padding-alt`, because Outlook supports neither on links.
 */
function toButton({ text, url }: { text: string; url: string }, textLayout: TextLayout): string {
  const corner = lastCorner(textLayout, 14);
  const link = `display:inline-block;padding:14px 24px;color:${colours.white};font-weight:700;text-decoration:none`;
  return `<table role="presentation" cellspacing="0" cellpadding="0" border="0" style="margin:24px 0"><tr><td bgcolor="${colours.signal}" style="background:${colours.signal};${corner};mso-padding-alt:14px 24px"><a class="button" href="${escapeHtml(url)}" style="${link}">${escapeHtml(text)}</a></td></tr></table>`;
}

function toHighlight({ label, value }: Fact, textLayout: TextLayout): string {
  const cell = `padding:16px 20px;background:${colours.sun};color:${colours.ink};${lastCorner(textLayout, 28)}`;
  return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="margin:20px 0"><tr><td bgcolor="${colours.sun}" style="${cell}"><span style="font-size:15px">${escapeHtml(label)}</span><br><strong class="moment" style="font-size:22px;line-height:1.35"><bdi>${withBreaks(value)}</bdi></strong></td></tr></table>`;
}

/**
 * Renders facts as a table. Isolates values, so that a telephone number or a Latin name keeps its
 * order in an Arabic mail; a `dir` on the cell would also change its alignment.
 */
function toTable(rows: Fact[], { start, end }: TextLayout): string {
  const cell = `padding:10px 0;vertical-align:top;text-align:${start};border-top:1px solid ${colours.hair}`;
  const lines = rows.map(
    ({ label, value, url }) =>
      `<tr><th class="label" scope="row" width="38%" style="${cell};padding-${end}:16px;font-weight:400;color:${colours.muted}">${toLabel(label, url)}</th>` +
      `<td style="${cell};font-weight:${value.includes('\n') ? '400' : '700'};overflow-wrap:anywhere;word-break:break-word"><bdi>${withBreaks(value)}</bdi></td></tr>`,
  );
  return `<table class="facts" width="100%" cellspacing="0" cellpadding="0" border="0" style="margin:20px 0;border-bottom:1px solid ${colours.hair}">${lines.join('')}</table>`;
}

function toLabel(label: string, url: string | undefined): string {
  if (!url) return withReferences(label);
  return `<a class="link" href="${escapeHtml(url)}" style="color:${colours.petrol}">${withReferences(label)}</a>`;
}

function withBreaks(text: string): string {
  return withReferences(text).replace(/\n/g, '<br>');
}

/**
 * Escapes a text and keeps references unbroken. A style does so, because a non-breaking hyphen
 * would affect copying and searching.
 */
function withReferences(text: string): string {
  return splitAtReferences(text)
    .map(escapeHtml)
    .map((part, at) => (at % 2 === 1 ? `<span style="white-space:nowrap">${part}</span>` : part))
    .join('');
}
