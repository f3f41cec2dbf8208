/** Checks that built pages contain no code that their policy would block. */
import { createHash } from 'node:crypto';
import type { HTMLElement } from 'node-html-parser';
import { pagePolicy } from '#domain/security-headers.ts';
import type { BuiltSite } from './built-site.ts';

// A script with another type is data, which the policy does not apply to (HTML, "The script
// element").
const inlineCode = 'script:not([src]):not([type]), script[type="module"]:not([src]), style';

/** Reports inline code without a hash in `security-headers.ts`, and style and event attributes. */
export function checkPolicy(site: BuiltSite): string[] {
  return [...site.pages.values()].flatMap(({ path, root }) =>
    [...findUnlisted(root), ...findAttributes(root)].map((fault) => `${path}: ${fault}`),
  );
}

function findUnlisted(root: HTMLElement): string[] {
  return root
    .querySelectorAll(inlineCode)
    .map(({ rawTagName, rawText }) => ({ tag: rawTagName, source: hashSource(rawText) }))
    .filter(({ source }) => !pagePolicy.includes(source))
    .map(({ tag, source }) => `the policy does not list its <${tag}>, ${source}`);
}

function findAttributes(root: HTMLElement): string[] {
  return root.querySelectorAll('*').flatMap(({ rawTagName, attributes }) =>
    Object.keys(attributes)
      .filter((name) => /^(style|on.+)$/i.test(name))
      .map((name) => `the policy refuses <${rawTagName} ${name}>`),
  );
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
