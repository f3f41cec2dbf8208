/** Finds references that wrap, at any width of a phone. */
import type { Page } from '@playwright/test';

const widths = Array.from({ length: 12 }, (_, step) => 280 + 10 * step);

/** The wrapped references of the page, with the width. */
export async function findBrokenReferences(page: Page): Promise<string[]> {
  const broken: string[] = [];
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const found = await page.evaluate(listBroken);
    broken.push(...found.map((reference) => `${reference} at ${String(width)} px`));
  }
  if (before) await page.setViewportSize(before);
  return broken;
}

/** Runs in the page. */
function listBroken(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    for (const { 0: reference, index } of (texts.currentNode.nodeValue ?? '').matchAll(
      /[A-Z]{3}(?:-\w{4}){2}/g,
    )) {
      const range = document.createRange();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + reference.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(reference);
    }
  }
  return broken;
}
