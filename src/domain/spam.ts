/**
 * Evidence of a bot. A filled honeypot or a blocked sender puts a submission into quarantine, so
 * that its sender gets no mail and no time is held. Weaker signs, which genuine submissions can
 * have too, are shown in the company's mail, and put a request last in the digest.
 */

/** The sign of a blocked sender, set by the statement that stores a submission. */
export const blockedSign = 'blocked-sender';
export const honeypotSign = 'honeypot';

/**
 * Codes in the database. Only a filled honeypot and a blocked sender still cause quarantine; the
 * other codes are in older rows.
 */
export type QuarantineReason =
  typeof honeypotSign | 'too-fast' | 'links' | 'repetition' | 'no-envelope' | typeof blockedSign;

export const spamSigns = ['too-fast', 'links', 'repetition', 'advertising', 'no-envelope'] as const;
export type SpamSign = (typeof spamSigns)[number];

export interface SpamEvidence {
  /** Time in ms between opening and sending the form; undefined when unknown. */
  elapsedMs: number | undefined;
  /**
   * True when a field that every form sends was missing, so that no form can have sent the answers.
   */
  lacksHiddenFields: boolean;
  /** Single-line answers, such as a name, in which a link is suspicious. */
  lines: readonly string[];
  /** Free text, in which up to two links are normal. */
  text: string;
}

// Nobody who reads the labels can fill in three fields faster.
const minimumFillTimeMs = 3000;
const linksAllowed = 2;
const fewestWords = 20;
const smallestVocabulary = 0.25;

/** Trades that spam advertises, in its usual languages; a customer may be in one of them. */
const trades = [
  'seo|search engine optimi[sz]ation|backlinks?|guest posts?|domain authority|google rankings?',
  'website traffic|web design|bulk e-?mail|e-?mail (?:list|database)s?|chatbots?|captchas?',
  'casinos?|казино|poker|roulette|slots?|free spins|jackpots?|1xbet|betting|judi|игровые автоматы',
  'crypto\\p{L}*|krypto\\p{L}*|cripto\\p{L}*|bitcoins?|btc|usdt|forex|binary options|العملات الرقمية|الفوركس',
  'loans?|lender|kredite?|sofortkredit|prêts?|préstamos?|geld lenen|займ|кредит|قرض',
  'viagra|cialis|tramadol|xanax|pharmacy online|weight loss|lose \\d+ ?kg|keto|cbd',
  'adult|dating|porn\\p{L}*|xxx|sex|hot girls|replicas?|rolex|essay writing|купить диплом|微信',
];
const advertised = new RegExp(`(?<!\\p{L})(?:${trades.join('|')})(?!\\p{L})`, 'iu');
/** Forum and HTML markup of links, which a form shows as text. */
const markup = /\[url|<a\s/i;

/** Returns the signs in the evidence, in a fixed order. */
export function findSpamSigns({ elapsedMs, lacksHiddenFields, lines, text }: SpamEvidence): SpamSign[] {
  const shown: Record<SpamSign, boolean> = {
    'too-fast': elapsedMs !== undefined && elapsedMs >= 0 && elapsedMs < minimumFillTimeMs,
    links: countLinks(text) > linksAllowed || lines.some(hasLink),
    repetition: [text, ...lines].some(isRepetitive),
    advertising: [text, ...lines].some((part) => advertised.test(part) || markup.test(part)),
    'no-envelope': lacksHiddenFields,
  };
  return spamSigns.filter((sign) => shown[sign]);
}

/**
 * Matches a host name on its own. It is not suspicious, because a company may be named after its
 * site.
 */
const hostName = /^(?:[a-z\d-]+\.)+[a-z]{2,}$/i;

function hasLink(line: string): boolean {
  return countLinks(line) > 0 && !hostName.test(line.trim());
}

function countLinks(text: string): number {
  return text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0;
}

/** A run of one letter or digit; a line of dashes or dots is normal. */
const longRun = /([\p{L}\p{N}])\1{14}/u;

/** True for a long run of one character, or a long text of very few different words. */
function isRepetitive(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const fewWords = words.length >= fewestWords && new Set(words).size / words.length < smallestVocabulary;
  return fewWords || longRun.test(text);
}
