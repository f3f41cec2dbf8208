/** The curriculum vitae as a file: which kinds there are, and how large it may be. */
import type { FileRule } from '#submissions/contract.ts';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

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

/** Readers of PDF look for its mark in the first 1,024 bytes (ISO 32000-1, annex H.3.4.1). */
const pdfMarkWithin = 1_024;

export const cvFile = {
  field: 'cvFile',
  maxBytes: maxMegabytes * 1024 * 1024,
  accept: '.pdf,.docx',
  tooLarge: `applicationForm.cvFileTooLarge|${String(maxMegabytes)}`,
  otherType: 'applicationForm.cvFileOtherType',
  againKey: 'answers.cvFileAgain',
  detectType: (bytes) => {
    if (isPdf(bytes)) return 'application/pdf';
    return isDocx(bytes) ? docx : undefined;
  },
} as const satisfies FileRule;

function isPdf(bytes: Uint8Array): boolean {
  return toText(bytes.subarray(0, pdfMarkWithin)).includes('%PDF-');
}

/** A ZIP that names the parts of a Word document (ECMA-376, part 2), and no macros. */
function isDocx(bytes: Uint8Array): boolean {
  if (toText(bytes.subarray(0, 4)) !== 'PK\u0003\u0004') return false;
  const names = toText(bytes);
  const has = (name: string) => names.includes(name);
  return has('[Content_Types].xml') && has('word/document.xml') && !has('vbaProject.bin');
}

function toText(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}
