/**
 * Signs that nobody waits for an answer: mostly that a robot filled in a form. A sign never refuses
 * anything: it puts the submission aside for a person to see.
 */

/** Of an address that staff has set apart; the statement that stores a submission finds it. */
export const blockedSign = 'blocked-sender';

/** Codes as the database keeps them. */
export const spamSigns = ['honeypot', 'too-fast', 'links', 'repetition', 'no-envelope', blockedSign] as const;
export type SpamSign = (typeof spamSigns)[number];

export interface SpamEvidence {
  /** What was typed into the input that people do not see. */
  honeypot: string | undefined;
  /**
   * When the form was opened, in ms since 1970 by the visitor's clock; undefined when not known.
   */
  startedAtMs: number | undefined;
  /** When the form arrived, in ms since 1970. */
  arrivedAtMs: number;
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

/** Gives the signs that the evidence shows, none when it looks like the work of a person. */
export function findSpamSigns(evidence: SpamEvidence): SpamSign[] {
  const shown: Record<Exclude<SpamSign, typeof blockedSign>, boolean> = {
    honeypot: Boolean(evidence.honeypot),
    'too-fast': isTooFast(evidence.startedAtMs, evidence.arrivedAtMs),
    links: countLinks(evidence.text) > linksAllowed || evidence.lines.some(hasLink),
    repetition: [evidence.text, ...evidence.lines].some(isRepetitive),
    'no-envelope': evidence.lacksEnvelope,
  };
  return spamSigns.filter((sign) => sign !== blockedSign && shown[sign]);
}

/** A start that lies in the future says only that the visitor's clock is wrong. */
function isTooFast(startedAtMs: number | undefined, arrivedAtMs: number): boolean {
  if (startedAtMs === undefined) return false;
  const elapsedMs = arrivedAtMs - startedAtMs;
  return elapsedMs >= 0 && elapsedMs < minimumFillTimeMs;
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
