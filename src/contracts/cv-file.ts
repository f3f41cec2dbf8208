/** The curriculum vitae as a file: which kinds there are, and how large it may be. */
import type { FileRule } from '#contracts/contract.ts';

/** On a host of one's own. */
export const maxMegabytes = 5;

/**
 * How large a file may be on the host that a build is for. A function of Netlify is given 6 MB of
 * which base64 takes a quarter, other answers and the form around them included: what is larger
 * Netlify refuses itself, without a word of ours
 * (https://docs.netlify.com/build/functions/configuration).
 */
export function maxFileMegabytes({ NETLIFY }: Record<string, string | undefined>): number {
  return NETLIFY === 'true' ? 4 : maxMegabytes;
}

export const cvFile = {
  field: 'cvFile',
  maxBytes: maxMegabytes * 1024 * 1024,
  accept: '.pdf,.docx',
  tooLarge: `applicationForm.cvFileTooLarge|${String(maxMegabytes)}`,
  otherType: 'applicationForm.cvFileOtherType',
  againKey: 'answers.cvFileAgain',
} as const satisfies FileRule;
