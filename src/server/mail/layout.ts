/**
 * The HTML layout of mails: the logo, a panel with a rounded corner as on the site, and a footer
 * with the sender and the reason. It consists of tables, the only layout that Outlook for Windows
 * supports.
 */
import { company } from '#company';
import { localeInfo } from '#i18n/locales.ts';
import { lastCorner, renderBlock, type TextLayout } from '#server/mail/blocks.ts';
import { escapeHtml } from '#server/http/escape-html.ts';
import { colours, darkColours as dark, logoSize } from '#server/mail/look.ts';
import type { MailBody } from '#server/mail/message.ts';
import { separator, signature } from '#server/mail/signature.ts';

/** The Content-ID of the inline logo (RFC 2392). */
export const logoId = `logo@${new URL(company.siteUrl).hostname}`;

const fonts = {
  ltr: "'Familjen Grotesk',Arial,Helvetica,sans-serif",
  rtl: "'Readex Pro','Segoe UI',Tahoma,Arial,sans-serif",
};

/**
 * Style sheets for phones, dark mode and Apple Mail. They are separate because Gmail drops a whole
 * sheet for one unknown rule. Mail programs that ignore style sheets use the inline styles.
 */
const sheets = [
  `@media (max-width:480px){.outer{padding:0!important}.inner,.foot{padding:24px 20px!important}.logo{padding:22px 20px!important}
.moment{font-size:18px!important}.facts th,.facts td{display:block!important;width:auto!important}
.facts th{padding-bottom:0!important}.facts td{padding-top:2px!important;border-top:0!important}}`,
  `@media (prefers-color-scheme:dark){
.page{background:${dark.page}!important;color:${dark.text}!important}
.card{background:${dark.card}!important;border-color:${dark.rule}!important}
.text,.inner{color:${dark.text}!important}
.label{color:${dark.muted}!important}
.facts,.facts th,.facts td{border-color:${dark.hair}!important}
.notice{background:${dark.alarm}!important;color:${dark.text}!important}
.foot{background:${dark.soft}!important;border-color:${dark.rule}!important;color:${dark.text}!important}
.link{color:${dark.link}!important}}`,
  `:root{color-scheme:light dark;supported-color-schemes:light dark}
a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}`,
];

/**
 * Renders a complete HTML document, in the direction of the language. The outer block repeats
 * language and direction, because Gmail and others keep only the content of the body.
 */
export function renderHtml(body: MailBody): string {
  const { dir, hreflang } = localeInfo[body.locale];
  const textLayout: TextLayout =
    dir === 'rtl'
      ? { start: 'right', end: 'left', lineHeight: 1.8 }
      : { start: 'left', end: 'right', lineHeight: 1.6 };
  const title = escapeHtml(body.subject);
  const type = `font:17px/${String(textLayout.lineHeight)} ${fonts[dir]};text-align:${textLayout.start}`;
  return `<!doctype html>
<html lang="${hreflang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
${sheets.map((sheet) => `<style>\n${sheet}\n</style>`).join('\n')}
</head>
<body class="page" style="margin:0;padding:0;background:${colours.white};color:${colours.ink};${type}">
${renderPreview(body)}<div role="article" lang="${hreflang}" dir="${dir}" aria-label="${title}" style="text-align:${textLayout.start}">
<table class="page" role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="background:${colours.white}">
<tr><td class="outer" align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="620" cellspacing="0" cellpadding="0" border="0"><tr><td><![endif]-->
${renderPane(body, textLayout, type)}
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</div>
</body>
</html>
`;
}

/**
 * Renders the preview text, which is hidden in the mail itself. The spaces keep mail programs from
 * filling the preview with the text that follows.
 */
function renderPreview({ preview }: MailBody): string {
  if (preview === undefined) return '';
  const filler = '&#8199;&#65279;&#847; '.repeat(40);
  return `<div style="display:none;max-height:0;overflow:hidden" aria-hidden="true">${escapeHtml(preview)} ${filler}</div>\n`;
}

function renderPane({ blocks, reason, locale }: MailBody, textLayout: TextLayout, type: string): string {
  const corner = lastCorner(textLayout, 48);
  return `<table class="card" role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="max-width:620px;background:${colours.white};border:2px solid ${colours.ink};border-collapse:separate;${corner}">
<tr><td bgcolor="${colours.ink}" style="background:${colours.ink};color:${colours.white}">${renderHead(textLayout)}</td></tr>
<tr><td class="inner" style="padding:32px 36px 24px;color:${colours.ink};${type}">
${blocks.map((block) => renderBlock(block, textLayout)).join('\n')}
</td></tr>
<tr><td class="foot" style="padding:20px 36px 28px;background:${colours.tint};border-top:2px solid ${colours.ink};color:${colours.ink};${type};font-size:15px;line-height:1.6;${lastCorner(textLayout, 46)}">
<p style="margin:0">${signature(locale).map(toSignatureLine).join('<br>')}</p>
<p style="margin:12px 0 0">${escapeHtml(reason)}</p>
</td></tr>
</table>`;
}

/**
 * Renders the logo and a quarter circle. In Outlook, which draws no rounded corners, this is a
 * square.
 */
function renderHead({ start, end }: TextLayout): string {
  const { width, height } = logoSize;
  const alt = `display:block;border:0;color:${colours.white};font:700 24px/1.4 Arial,sans-serif`;
  const quarter = `width:56px;height:56px;background:${colours.sun};border-top-${start}-radius:56px;font-size:0;line-height:0`;
  return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0"><tr>
<td class="logo" align="${start}" style="padding:22px 36px"><img src="cid:${logoId}" width="${String(width)}" height="${String(height)}" alt="${escapeHtml(company.brand)}" style="${alt}"></td>
<td align="${end}" valign="bottom" width="56"><div style="${quarter}">&nbsp;</div></td>
</tr></table>`;
}

/**
 * Renders a line of the signature. Each part has the direction of its script; a telephone number
 * has none and is treated as Latin.
 */
function toSignatureLine(parts: string[]): string {
  const dirOf = (part: string) => (/\p{Script=Arabic}/u.test(part) ? 'rtl' : 'ltr');
  return parts.map((part) => `<bdi dir="${dirOf(part)}">${escapeHtml(part)}</bdi>`).join(separator);
}
