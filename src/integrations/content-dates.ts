/** The last modification dates of texts. */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import type { Locale } from '#i18n/locales.ts';
import type { ScreenId } from '#paths';

const content = 'src/content';
const messages = 'src/i18n/messages';

/** Files with a date field: `date` or `updated`. */
const dated = [`${content}/blog/*/*.md`, `${content}/legal/*/*.md`];
const statedDate = /^(?:date|updated): *["']?(\d{4}-\d{2}-\d{2})["']? *$/gm;

/**
 * Finds the date of each file with texts: that of its last commit, or of a past date field if that
 * is later.
 */
export function findContentDates(): Map<string, Date> {
  const dates = findCommitDates();
  for (const file of globSync(dated)) {
    const days = [...readFileSync(file, 'utf8').matchAll(statedDate)].map(([, day = '']) => new Date(day));
    // An article may have a future date.
    const past = days.filter((day) => day.getTime() <= Date.now());
    const date = latest([...past, dates.get(file)]);
    if (date) dates.set(file, date);
  }
  return dates;
}

/** Returns the latest date of the files with the text of a screen; undefined when unknown. */
export function dateOfScreen(dates: Map<string, Date>, screen: ScreenId, locale: Locale): Date | undefined {
  const sources = [
    `${messages}/${locale}/${screen}.ts`,
    `${content}/${screen}/${locale}/`,
    `${content}/services/${locale}/${screen}.md`,
    `${content}/legal/${locale}/${screen}.md`,
    ...(screen === 'home' ? [`${content}/faq/${locale}.yaml`] : []),
  ];
  const known = [...dates].filter(([file]) => sources.some((source) => file.startsWith(source)));
  return latest(known.map(([, date]) => date));
}

/**
 * Returns the date of the last commit of each file. Returns no dates outside a repository, or in a
 * shallow clone, because there every file seems to date from the oldest commit.
 */
function findCommitDates(): Map<string, Date> {
  const dates = new Map<string, Date>();
  if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return dates;
  const log = git('log', '--format=@%cI', '--name-only', '--', content, messages);
  let date = new Date(0);
  for (const line of log.split('\n').filter(Boolean)) {
    if (line.startsWith('@')) date = new Date(line.slice(1));
    else if (!dates.has(line)) dates.set(line, date);
  }
  return dates;
}

function git(...parameters: string[]): string {
  try {
    return execFileSync('git', parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}

function latest(dates: (Date | undefined)[]): Date | undefined {
  const known = dates.filter((date) => date !== undefined);
  return known.length > 0 ? new Date(Math.max(...known.map(Number))) : undefined;
}
