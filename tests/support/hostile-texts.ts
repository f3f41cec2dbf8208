/** Texts with an effect where a page does not escape them, and the detection of that effect. */
import type { Page, Response } from '@playwright/test';

export const hostileTexts = [
  `"><img src=/a onerror=alert(1)>' onfocus='alert(1)' props=`,
  '<style>a{b:< /style><script>alert(1)</script>}</style>',
  '</textarea></script><STYLE>*{}</STYLE><svg/onload=alert(1)>',
  'javascript:alert(1)//&#34;&lt;b&gt;<svg/onload=alert(1)>',
];

/** All of them, of which short fields have room for the first two. */
export const hostileText = hostileTexts.join(' ');

/** Words without any meaning in HTML, CSS or URLs. */
export const harmlessText = Array(4)
  .fill('style a b style script alert script style img src onerror')
  .join(' ');

/**
 * The structure of a page that no text may change: its kinds of elements, the number of active
 * ones, and its policy.
 */
export interface Shape {
  elements: string[];
  acting: number;
  policy: string | undefined;
}

export async function shapeOf(page: Page, response?: Response | null): Promise<Shape> {
  const policy = response?.headers()['content-security-policy'];
  return { ...(await page.evaluate(readShape)), policy };
}

/** Runs in the page. */
function readShape() {
  // The bundler adds a link for each chunk, whenever it is loaded.
  const all = [...document.querySelectorAll(':not(link[rel="modulepreload"])')];
  // An island changes its attributes when it hydrates.
  const namesOf = (element: Element) =>
    element.getAttributeNames().filter((name) => !['ssr', 'data-ready'].includes(name));
  const elements = all.map((element) => `${element.localName}[${namesOf(element).sort().join()}]`);
  return {
    elements: [...new Set(elements)].sort(),
    acting: document.querySelectorAll('script, style, iframe, object, embed, base, meta').length,
  };
}

/** A text that runs as a script opens a dialog, which counts as an error of the browser. */
export function reportDialogs(page: Page, faults: string[]): void {
  page.on('dialog', (dialog) => {
    faults.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
}
