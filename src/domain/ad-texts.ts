/** Texts of search advertisements, as the ad headline tool shows and measures them. */

export const adTextsPath = '/api/ad-texts';

/** Google Ads limits, in characters. */
export const adTextLimits = { headline: 30, longHeadline: 90, description: 90 } as const;

export type AdTextKind = keyof typeof adTextLimits;

/** How many of each kind an advertisement may have, and so the most it can show. */
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
  /** In the advertisement now, or proposed for it. */
  status: 'current' | 'new';
  /** Dutch, like the advertisement. */
  text: string;
  category: AdCategory;
  performance: AdPerformance;
  keywords: readonly string[];
  /** Why it helps to be found, in Dutch; only headlines have it. */
  seoValue?: string;
}

/** How good Google calls the advertisement, and how good it should become. */
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
 * How well a text uses its room: under half of it `short`, under 80 % `fair`. A letter and its
 * accent count as one character.
 */
export function measureText({ kind, text }: Pick<AdText, 'kind' | 'text'>) {
  const { length } = Array.from(text.normalize());
  const maxLength = adTextLimits[kind];
  const level: LengthLevel = length < maxLength * 0.5 ? 'short' : length < maxLength * 0.8 ? 'fair' : 'good';
  return { length, maxLength, level };
}

/** How many texts of a kind the advertisement has, of how many it may have. */
export function countProgress(texts: readonly AdText[], kind: AdTextKind) {
  const present = texts.filter((text) => text.kind === kind && text.status === 'current').length;
  return { present, goal: adTextGoals[kind] };
}
