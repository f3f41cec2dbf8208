/** Detects the type of a document by its bytes, because its name can be anything. */
import { strFromU8, unzipSync, type UnzipFileInfo } from 'fflate';

export interface DocumentKind {
  /** Media type. */
  type: string;
  /** Including the dot. */
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
 * Limits against ZIP bombs, several times what large documents need. Only the list of content types
 * is unpacked. Its packed size limits the time, because DEFLATE expands a byte to at most 1,032
 * (RFC 1951). Its unpacked size, as the ZIP states it, limits the memory, because that much is
 * allocated first.
 */
const maxPackedTypesBytes = 8 * 1024;
const maxTypesBytes = 512 * 1024;
const maxParts = 2000;

/**
 * True for a Word document without macros. Macros are recognised by their content type, whatever
 * their name: one part of the document lists the content types of all others (ECMA-376, part 2).
 * Content types that are written with XML entities are rejected.
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
 * broken or has too many parts. The same holds for two lists of content types, because programs may
 * read either.
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
