/** Text assets of a Performance Max campaign, for the ad headline tool. */

export const adTextsPath = '/api/ad-texts';

/** Google Ads limits, in characters. */
export const adTextLimits = { headline: 30, longHeadline: 90, description: 90 } as const;

export type AdTextKind = keyof typeof adTextLimits;

/**
 * Google's maximum number of texts of each kind; the tool counts towards it
 * (https://support.google.com/google-ads/answer/14528373).
 */
export const maxAdTexts: Record<AdTextKind, number> = { headline: 15, longHeadline: 5, description: 5 };

export type AdCategory =
  'Quality' | 'Brand' | 'CTA' | 'Eco' | 'Experience' | 'Service' | 'Custom' | 'Regional' | 'Value';

export type AdPerformance = 'high' | 'medium' | 'low' | 'unrated';

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
  /** What the text does, or fails to do, for search, in Dutch; absent for descriptions. */
  seoValue?: string;
}

/** The values of Google's Ad strength that the tool shows. */
export type AdQuality = 'average' | 'excellent';

/** The response of `GET /api/ad-texts`. */
export interface AdTexts {
  quality: AdQuality;
  goal: AdQuality;
  texts: readonly AdText[];
}

export type LengthLevel = 'short' | 'fair' | 'good';

/**
 * Rates the length of a text against its limit: `short` below half, `fair` below 80 %, otherwise
 * `good`, even above the limit. A letter and its accent count as one character.
 */
export function measureText({ kind, text }: Pick<AdText, 'kind' | 'text'>) {
  const { length } = Array.from(text.normalize());
  const maxLength = adTextLimits[kind];
  const level: LengthLevel = length < maxLength * 0.5 ? 'short' : length < maxLength * 0.8 ? 'fair' : 'good';
  return { length, maxLength, level };
}

/** Counts the current texts of a kind against the goal. */
export function countProgress(texts: readonly AdText[], kind: AdTextKind) {
  const current = texts.filter((text) => text.kind === kind && text.status === 'current').length;
  return { current, goal: maxAdTexts[kind] };
}
