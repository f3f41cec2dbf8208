/**
 * What speaks for a robot. A filled trap or a blocked sender keeps a submission aside for staff: no
 * mail is sent and no time is held. Signs that people show too are only a note in the mail to the
 * company.
 */

/** Of an address that staff has set apart; the statement that stores a submission finds it. */
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

export const spamSigns = ['too-fast', 'links', 'repetition', 'no-envelope'] as const;
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

// Nobody who reads the labels fills in a form of three fields faster.
const minimumFillTimeMs = 3000;
const linksAllowed = 2;
const longestRun = 15;
const fewestWords = 20;
const smallestVocabulary = 0.25;

/** The signs that the evidence shows, in a fixed order. */
export function findSpamSigns({ elapsedMs, lacksEnvelope, lines, text }: SpamEvidence): SpamSign[] {
  const shown: Record<SpamSign, boolean> = {
    'too-fast': elapsedMs !== undefined && elapsedMs >= 0 && elapsedMs < minimumFillTimeMs,
    links: countLinks(text) > linksAllowed || lines.some(hasLink),
    repetition: [text, ...lines].some(isRepetitive),
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
