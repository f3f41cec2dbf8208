/**
 * The supported types. They are detected by the bytes, because neither the file name nor the
 * browser can be trusted.
 */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export type PictureType = (typeof pictureTypes)[number];

/** A file that is a picture. */
export interface Picture {
  type: PictureType;
  bytes: Uint8Array;
}

/** Detects the type of a picture by its first bytes; undefined for any other file. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, 12));
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('RIFF') && text.slice(8) === 'WEBP') return 'image/webp';
  return text.slice(4, 8) === 'ftyp' && /^avi[fs]$/.test(text.slice(8)) ? 'image/avif' : undefined;
}
