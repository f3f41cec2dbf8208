/** Renders mails as plain text: underlined headings, links on separate lines, wrapped lines. */
import type { Block, Fact, MailBody } from '#server/mail/message.ts';
import { separator, signature } from '#server/mail/signature.ts';

/** RFC 3676, 4.2: shorter than 79; 72 is customary, as it leaves room for quotation marks. */
const maxLineLength = 72;

/** Renders the blocks, followed by the company's signature and the reason of the mail. */
export function renderText({
  blocks,
  locale,
  reason,
}: Pick<MailBody, 'blocks' | 'locale' | 'reason'>): string {
  const lines = signature(locale).map((parts) => parts.join(separator));
  const colon = locale === 'fr' ? '\u00a0:' : ':';
  const texts = blocks.map((block) => toText(block, colon));
  return `${texts.join('\n\n')}\n\n-- \n${lines.join('\n')}\n\n${reason}\n`;
}

function toText(block: Block, colon: string): string {
  switch (block.kind) {
    case 'heading':
      return underline(block.text, '=');
    case 'subheading':
      return underline(block.text, '-');
    case 'facts':
      return toList(block.rows, colon);
    case 'highlight':
      return toLines(block, colon);
    case 'notice':
      return `! ${block.text}`;
    case 'link':
      return `${block.text}${colon}\n${block.url}`;
    case 'paragraph':
      return block.text;
  }
}

function underline(text: string, sign: string): string {
  return `${text}\n${sign.repeat(Math.min(text.length, maxLineLength))}`;
}

/** A line per fact; a list of several has blank lines around it. */
function toList(facts: Fact[], colon: string): string {
  const lines = facts.map((fact) => toLines(fact, colon));
  const isLong = (line = '') => line.includes('\n');
  return lines.reduce(
    (list, line, index) => `${list}${isLong(line) || isLong(lines[index - 1]) ? '\n\n' : '\n'}${line}`,
  );
}

function toLines({ label, value, url }: Fact, colon: string): string {
  const space = value.includes('\n') ? '\n' : ' ';
  const name = /[?؟]$/.test(label) ? label : `${label}${colon}`;
  return `${name}${space}${value}${url ? `\n${url}` : ''}`;
}

/**
 * Wraps the text with a space at the end of soft-wrapped lines, so that mail programs can reflow
 * them: `format=flowed` (RFC 3676, 4.1 and 4.2).
 */
export function toFlowed(text: string): string {
  return text
    .split('\n')
    .map((line) => (line === '-- ' ? line : flow(line.trimEnd())))
    .join('\n');
}

function flow(paragraph: string): string {
  const lines: string[] = [''];
  for (const word of paragraph.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last === '') lines[lines.length - 1] = word;
    else if (last.length + 1 + word.length < maxLineLength) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map(stuff).join(' \n');
}

/** RFC 3676, 4.4: lines that would be read as a quotation or lose their first space. */
function stuff(line: string): string {
  return /^(?: |>|From )/.test(line) ? ` ${line}` : line;
}
