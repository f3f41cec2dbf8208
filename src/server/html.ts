import { parse, type HTMLElement } from 'node-html-parser';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in HTML, between tags and in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Parses a page so that what is not touched is written back as it was: comments, and scripts to the last byte. */
export function parseHtml(html: string): HTMLElement {
  return parse(html, {
    comment: true,
    blockTextElements: { script: true, style: true, pre: true, noscript: true },
  });
}

/** Writes the texts into the elements that the selector finds, one into each. */
export function writeText(page: HTMLElement, selector: string, texts: readonly string[]): void {
  page.querySelectorAll(selector).forEach((element, index) => {
    element.innerHTML = escapeHtml(texts[index] ?? '');
  });
}
