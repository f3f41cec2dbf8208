/** Texts of search advertisements, for the ad headline tool. */

export const adTextsPath = '/api/ad-texts';

/** Google Ads limits, in characters. */
export const adTextLimits = { headline: 30, longHeadline: 90, description: 90 } as const;

export type AdTextKind = keyof typeof adTextLimits;

/** The maximum number of texts of each kind in one advertisement, and so the number to aim for. */
export const adTextGoals: Record<AdTextKind, number> = { headline: 15, longHeadline: 5, description: 5 };

export const adCategories = [
  'Quality',
  'Brand',
  'CTA',
  'Eco',
  'Experience',
  'Service',
  'Custom',
  'Regional',
  'Value',
] as const;
export type AdCategory = (typeof adCategories)[number];

export const adPerformances = ['high', 'medium', 'low', 'unrated'] as const;
export type AdPerformance = (typeof adPerformances)[number];

export interface AdText {
  id: number;
  kind: AdTextKind;
  /** `current` is in the advertisement now; `new` is proposed for it. */
  status: 'current' | 'new';
  /** In Dutch, like the advertisement. */
  text: string;
  category: AdCategory;
  performance: AdPerformance;
  keywords: readonly string[];
  /** Why the text helps search ranking, in Dutch; headlines only. */
  seoValue?: string;
}

/** Google's rating of the advertisement: the present one and the one to reach. */
export const adQualities = ['average', 'excellent'] as const;
export type AdQuality = (typeof adQualities)[number];

/** The answer of `GET /api/ad-texts`. */
export interface AdTexts {
  quality: AdQuality;
  goal: AdQuality;
  texts: readonly AdText[];
}

export type LengthLevel = 'short' | 'fair' | 'good';

/**
 * Rates the length of a text against its limit: `short` below half, `fair` below 80 %. A letter and
 * its accent count as one character.
 */
export function measureText({ kind, text }: Pick<AdText, 'kind' | 'text'>) {
  const { length } = Array.from(text.normalize());
  const maxLength = adTextLimits[kind];
  const level: LengthLevel = length < maxLength * 0.5 ? 'short' : length < maxLength * 0.8 ? 'fair' : 'good';
  return { length, maxLength, level };
}

/** Counts the texts of a kind against the maximum. */
export function countProgress(texts: readonly AdText[], kind: AdTextKind) {
  const present = texts.filter((text) => text.kind === kind && text.status === 'current').length;
  return { present, goal: adTextGoals[kind] };
}
