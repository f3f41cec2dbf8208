/** Validates a file of a form or a mail. */
import { documentKindOf } from '#server/forms/document-kind.ts';
import type { UploadedFile } from '#server/files.ts';
import { isSentFile, type Fields } from '#server/http/body.ts';
import type { Issue } from '#server/forms/form.ts';
import type { FileRule } from '#contracts/contract.ts';
import { createHash } from 'node:crypto';

/** Maximum length in code points, as the database counts it. */
const maxNameLength = 100;

/** Returns the file or its error; neither when no file was sent. */
export function readFile(
  rule: Pick<FileRule, 'field' | 'maxBytes' | 'otherType' | 'tooLarge'>,
  fields: Fields,
): { file?: UploadedFile; issue?: Issue } {
  const sent = fields[rule.field];
  if (!isSentFile(sent)) return {};
  const refuse = (message: string) => ({ issue: { path: [rule.field], message } });
  if (sent.bytes.byteLength > rule.maxBytes) return refuse(rule.tooLarge);
  const kind = documentKindOf(sent.bytes);
  if (!kind) return refuse(rule.otherType);
  return { file: { ...sent, name: safeName(sent.name, kind.extension), type: kind.type } };
}

/**
 * Returns a safe file name: without a path, or characters that could reverse the name or break out
 * of a header, and with the extension of the detected type. Truncates between code points.
 */
function safeName(name: string, extension: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const clean = last.replace(/[\p{C}"<>:|?*;]/gu, '').trim();
  const hasOwn = clean.toLowerCase().endsWith(extension);
  const stem = hasOwn ? clean.slice(0, -extension.length) : clean;
  const cut = Array.from(stem)
    .slice(0, maxNameLength - extension.length)
    .join('');
  return (cut || 'cv') + (hasOwn ? clean.slice(-extension.length) : extension);
}

/** Adds a digest of the file to the answers, so that a repeat with the same file is recognised. */
export function withFileDigest(answers: object, file: UploadedFile | undefined): object {
  return file ? { ...answers, file: createHash('sha256').update(file.bytes).digest('base64url') } : answers;
}
