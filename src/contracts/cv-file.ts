/** The CV as a file: accepted types and maximum size. */
import type { FileRule } from '#contracts/contract.ts';

/** The maximum file size on a host without Netlify's limit. */
export const maxMegabytes = 5;

/**
 * The maximum file size on the host of the build. A Netlify function receives at most 6 MB,
 * including the overhead of base64 and the rest of the form; Netlify rejects larger requests
 * itself, without our error message (https://docs.netlify.com/build/functions/configuration).
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
