/** Applications with a file, as the island sends them. */
import { cvFile } from '#contracts/cv-file.ts';
import { strToU8, zipSync } from 'fflate';
import { forms } from './forms.ts';
import { send } from './requests.ts';
import type { TestServices } from './test-services.ts';

export interface FileSent {
  content?: string | Uint8Array<ArrayBuffer>;
  name?: string;
  changes?: Record<string, unknown>;
}

export const pdf = '%PDF-1.7 het leven van Jip & anderen';

export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export const mainPart = `<Override PartName="/word/document.xml" ContentType="${wordType}.main+xml"/>`;

/** Returns a Word document with these content types and further parts. */
export function docx(types = mainPart, others: Record<string, string> = {}) {
  return zip({ '[Content_Types].xml': `<Types>${types}</Types>`, 'word/document.xml': '<w/>', ...others });
}

/** A Word document with macros, and the content type for macros. */
export const docm = docx(
  mainPart.replace(/"application[^"]*"/, '"application/vnd.ms-word.document.macroEnabled.main+xml"'),
  { 'word/vbaDaten.bin': 'x' },
);

export function zip(parts: Record<string, string>) {
  const entries = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const);
  return Uint8Array.from(zipSync(Object.fromEntries(entries)));
}

/**
 * The form data of an application with a file. Its declared content type is wrong, because the
 * server must ignore that.
 */
export function applicationWithFile({ content = pdf, name = 'cv.pdf', changes = {} }: FileSent = {}) {
  const form = new FormData();
  for (const [field, value] of Object.entries(forms.application.example(changes)))
    form.set(field, String(value));
  form.set(cvFile.field, new File([content], name, { type: 'text/html' }));
  return form;
}

/**
 * Sends an application with a file; returns the status with the reference or the errors by field.
 */
export async function sendApplication(services: TestServices, sent?: FileSent, ip?: string) {
  const { form, handle } = forms.application;
  const init = { method: 'POST', headers: { accept: 'application/json' }, body: applicationWithFile(sent) };
  const request = new Request(`https://www.example.nl${form.path}`, init);
  const { status, body } = await send(handle, services, request, ip);
  const { reference = '', fields } = body as { reference?: string; fields?: Record<string, string> };
  return { status, reference, fields };
}
