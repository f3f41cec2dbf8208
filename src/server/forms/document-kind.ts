/** Detects the type of a document by its bytes, since its name can be anything. */
import { strFromU8, unzipSync, type UnzipFileInfo } from 'fflate';

export interface DocumentKind {
  /** Media type. */
  type: string;
  /** With the dot. */
  extension: string;
}

const pdf: DocumentKind = { type: 'application/pdf', extension: '.pdf' };

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const docx: DocumentKind = { type: wordType, extension: '.docx' };

/**
 * Returns the kind of a PDF, or of a Word document without macros; undefined for any other file.
 */
export function documentKindOf(bytes: Uint8Array): DocumentKind | undefined {
  if (/^[\t\n\f\r ]*%PDF-/.test(strFromU8(bytes.subarray(0, 1_024), true))) return pdf;
  return isDocx(bytes) ? docx : undefined;
}

const contentTypes = '[Content_Types].xml';
/**
 * Limits against ZIP bombs, several times the values of large documents. A ZIP may state any
 * unpacked size, and parts may share the same bytes. Only one part is unpacked: its packed size
 * bounds the work, since DEFLATE expands a byte to at most 1,032 (RFC 1951), and its stated size
 * the memory, which is allocated first.
 */
const maxPackedTypesBytes = 8 * 1024;
const maxTypesBytes = 512 * 1024;
const maxParts = 2000;

/**
 * One part lists the content types of all others (ECMA-376, part 2). Macros are recognised by their
 * content type, whatever their name; a type written with XML entities is rejected.
 */
function isDocx(bytes: Uint8Array): boolean {
  if (!strFromU8(bytes.subarray(0, 4), true).startsWith('PK\u0003\u0004')) return false;
  const { names, types } = readParts(bytes);
  const hasMain = names.some((name) => /^word\/document\d*\.xml$/.test(name));
  const hasMacros =
    /macroEnabled|vbaProject|&/i.test(types) || names.some((name) => /vbaProject/i.test(name));
  return hasMain && types.includes(`${wordType}.main+xml`) && !hasMacros;
}

/**
 * Returns all names in a ZIP and the text of its content types. Both are empty when the ZIP is
 * broken, has too many parts, or has two lists of content types, of which programs may read either.
 */
function readParts(bytes: Uint8Array): { names: string[]; types: string } {
  const names: string[] = [];
  const select = ({ name, size, originalSize }: UnzipFileInfo) => {
    if (names.length === maxParts || (name === contentTypes && names.includes(name)))
      throw new Error('This is no document.');
    names.push(name);
    return name === contentTypes && size <= maxPackedTypesBytes && originalSize <= maxTypesBytes;
  };
  try {
    const files = unzipSync(bytes, { filter: select });
    return { names, types: strFromU8(files[contentTypes] ?? new Uint8Array()) };
  } catch {
    return { names: [], types: '' };
  }
}
