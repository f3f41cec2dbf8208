/** Translates a page as Chrome does, by wrapping each text in elements of its own. */
import type { Locator, Page } from '@playwright/test';

/** Appended to each translated text. */
const mark = '·';

/** Wraps all texts, including those added or changed later. */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate((sign) => {
    const skipped = 'script, style, textarea, svg, font, [translate="no"]';
    const wrap = (text: Text) => {
      if (!text.data.trim() || text.parentElement?.closest(skipped)) return;
      const inner = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      const outer = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      outer.append(inner);
      text.replaceWith(outer);
      inner.textContent = text.data + sign;
    };
    const wrapAll = (node: Node) => {
      if (node instanceof Text) {
        wrap(node);
        return;
      }
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(wrap);
    };
    wrapAll(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') wrapAll(target);
        addedNodes.forEach(wrapAll);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }, mark);
}

/** Returns the displayed text without the marks of the translation. */
export async function shownText(locator: Locator): Promise<string> {
  const text = await locator.innerText();
  return text.replaceAll(mark, '').replace(/\s+/g, ' ').trim();
}
