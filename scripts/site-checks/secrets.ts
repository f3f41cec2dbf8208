/** Checks that no public file contains staff-only content. */
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltSite } from './built-site.ts';
import { adTexts } from '#server/tools/ad-texts.ts';
import { sitelinks } from '#server/tools/sitelinks.ts';

/** The minimum length of a description, because a shorter one could occur on a page by chance. */
const minLength = 20;

/** Whole texts of the tools, and the prefix of password hashes. */
const secrets = [
  ...adTexts.texts.map(({ text, seoValue }) => seoValue ?? text),
  ...sitelinks.map(({ description2 }) => description2).filter((text) => text.length > minLength),
  '$scrypt$',
];

const binaries = /\.(png|jpg|webp|avif|ico|woff2)$/;

/** Reports the files with data of a tool or a password hash. Skips pictures and fonts. */
export function checkSecrets({ directory }: BuiltSite): string[] {
  const files = globSync('**/*', { cwd: directory }).filter(
    (file) => !binaries.test(file) && statSync(join(directory, file)).isFile(),
  );
  return files.flatMap((file) => {
    const content = readFileSync(join(directory, file), 'utf8');
    return secrets
      .filter((secret) => content.includes(secret))
      .map((secret) => `/${file}: holds "${secret}", which only staff may see`);
  });
}
