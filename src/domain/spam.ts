/**
 * Evidence of a robot. A filled honeypot or a blocked sender quarantines a submission for staff: no
 * mail is sent and no time is held. Signs that people show too are only a note in the mail to the
 * company.
 */

/**
 * The sign of an address that staff has blocked; the statement that stores a submission sets it.
 */
export const blockedSign = 'blocked-sender';
export const trapSign = 'honeypot';

/** Codes as the database keeps them; the others are in rows of before. */
export const quarantineReasons = [
  trapSign,
  'too-fast',
  'links',
  'repetition',
  'no-envelope',
  blockedSign,
] as const;
export type QuarantineReason = (typeof quarantineReasons)[number];

export const spamSigns = ['too-fast', 'links', 'repetition', 'advertising', 'no-envelope'] as const;
export type SpamSign = (typeof spamSigns)[number];

export interface SpamEvidence {
  /** Time in ms from opening the form to sending it; undefined when not known. */
  elapsedMs: number | undefined;
  /** True when what every form sends along was not there, so that no form can have sent this. */
  lacksEnvelope: boolean;
  /** Answers of one line, such as a name: no link belongs there. */
  lines: readonly string[];
  /** Free text, in which two links are still ordinary. */
  text: string;
}

// No reader of the labels fills in a form of three fields faster.
const minimumFillTimeMs = 3000;
const linksAllowed = 2;
const longestRun = 15;
const fewestWords = 20;
const smallestVocabulary = 0.25;

/**
 * Trades that robots advertise, in the languages that they write in; a customer may be in the
 * trade.
 */
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
/** Links as forums and pages are written; a form shows them as they stand. */
const markup = /\[url|<a\s/i;

/** The signs that the evidence shows, in a fixed order. */
export function findSpamSigns({ elapsedMs, lacksEnvelope, lines, text }: SpamEvidence): SpamSign[] {
  const shown: Record<SpamSign, boolean> = {
    'too-fast': elapsedMs !== undefined && elapsedMs >= 0 && elapsedMs < minimumFillTimeMs,
    links: countLinks(text) > linksAllowed || lines.some(hasLink),
    repetition: [text, ...lines].some(isRepetitive),
    advertising: [text, ...lines].some((part) => advertised.test(part) || markup.test(part)),
    'no-envelope': lacksEnvelope,
  };
  return spamSigns.filter((sign) => shown[sign]);
}

/** A company may be called by the name of its site. */
const hostName = /^(?:[a-z\d-]+\.)+[a-z]{2,}$/i;

function hasLink(line: string): boolean {
  return countLinks(line) > 0 && !hostName.test(line.trim());
}

function countLinks(text: string): number {
  return text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0;
}

/** One character again and again, or a long text of very few different words. */
function isRepetitive(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const fewWords = words.length >= fewestWords && new Set(words).size / words.length < smallestVocabulary;
  return fewWords || longestRepeat(text) >= longestRun;
}

/** Length of the longest run of one letter or digit; a line of dashes or dots is ordinary. */
function longestRepeat(text: string): number {
  const runs = text.match(/([\p{L}\p{N}])\1+/gu) ?? [];
  return Math.max(0, ...runs.map((run) => run.length));
}
