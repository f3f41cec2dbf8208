/** When an article is visible. Days are `yyyy-MM-dd` in Amsterdam. */
import { utcDay } from '#domain/days.ts';

export interface Publication {
  draft?: boolean | undefined;
  /** The first day on which the article is shown. */
  date: Date;
  /** The first day on which the article is no longer shown. */
  expires?: Date | undefined;
}

/** Why a text is not on the site on a day. */
export type Hidden = 'draft' | 'scheduled' | 'expired';

export function isShown(text: Publication, today: string): boolean {
  return hiddenReason(text, today) === undefined;
}

/** Returns why a text is not on the site on a day; undefined when it is. */
export function hiddenReason({ draft, date, expires }: Publication, today: string): Hidden | undefined {
  if (draft) return 'draft';
  if (today < utcDay(date)) return 'scheduled';
  return expires !== undefined && utcDay(expires) <= today ? 'expired' : undefined;
}

/** Returns the next day on which a text appears or expires; undefined when there is none. */
export function nextChange(texts: readonly Publication[], today: string): string | undefined {
  const days = texts.filter(({ draft }) => !draft).flatMap(({ date, expires }) => [date, expires ?? date]);
  return days
    .map(utcDay)
    .filter((day) => day > today)
    .sort()[0];
}

/** True where hidden texts are shown too: in development and in Netlify's previews. */
export function showsDrafts(isDevelopment: boolean, context = process.env.CONTEXT): boolean {
  return isDevelopment || context === 'deploy-preview' || context === 'branch-deploy';
}
