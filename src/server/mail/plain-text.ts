/** Renders mails as plain text: underlined headings, links on separate lines. */
import type { Block, Fact, MailBody } from '#server/mail/message.ts';
import { separator, signature } from '#server/mail/signature.ts';

/**
 * Maximum length of a line. RFC 3676 (4.2) recommends at most 78 characters; 72 leaves room for
 * quote prefixes.
 */
const maxLineLength = 72;

/** Renders the blocks, followed by the company's signature and the reason for the mail. */
export function renderText({
  blocks,
  locale,
  reason,
}: Pick<MailBody, 'blocks' | 'locale' | 'reason'>): string {
  const signatureLines = signature(locale).map((parts) => parts.join(separator));
  const colon = locale === 'fr' ? '\u00a0:' : ':';
  const texts = blocks.map((block) => renderBlock(block, colon));
  return `${texts.join('\n\n')}\n\n-- \n${signatureLines.join('\n')}\n\n${reason}\n`;
}

function renderBlock(block: Block, colon: string): string {
  switch (block.kind) {
    case 'heading':
      return underline(block.text, '=');
    case 'subheading':
      return underline(block.text, '-');
    case 'facts':
      return renderFacts(block.rows, colon);
    case 'highlight':
      return renderFact(block, colon);
    case 'notice':
      return `! ${block.text}`;
    case 'link':
      return `${block.text}${colon}\n${block.url}`;
    case 'paragraph':
      return block.text;
  }
}

function underline(text: string, character: string): string {
  return `${text}\n${character.repeat(Math.min(text.length, maxLineLength))}`;
}

/** Renders one line per fact; a fact of several lines has blank lines around it. */
function renderFacts(facts: Fact[], colon: string): string {
  const texts = facts.map((fact) => renderFact(fact, colon));
  const isMultiline = (text = '') => text.includes('\n');
  const gap = (index: number) => (isMultiline(texts[index - 1]) || isMultiline(texts[index]) ? '\n\n' : '\n');
  return texts.map((text, index) => (index === 0 ? text : gap(index) + text)).join('');
}

function renderFact({ label, value, url }: Fact, colon: string): string {
  const space = value.includes('\n') ? '\n' : ' ';
  const heading = /[?؟]$/.test(label) ? label : `${label}${colon}`;
  return `${heading}${space}${value}${url ? `\n${url}` : ''}`;
}

/**
 * Wraps the text with a space at the end of soft-wrapped lines, so that mail clients can reflow
 * them: `format=flowed` (RFC 3676, 4.1 and 4.2). The signature delimiter keeps its space (4.3).
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
  return lines.map(spaceStuff).join(' \n');
}

/** Space-stuffs lines that would be read as quoted, or that mbox escapes (RFC 3676, 4.4). */
function spaceStuff(line: string): string {
  return /^(?: |>|From )/.test(line) ? ` ${line}` : line;
}
