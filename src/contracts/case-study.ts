/** The case study. No form sends one: the company writes it itself. */

/** A published case study, as `GET /api/case-studies` lists them; written in Dutch. */
export interface PublishedCaseStudy {
  id: number;
  title: string;
  company: string;
  industry: string;
  challenge: string;
  solution: string;
  results: string;
  /** Path of a picture on this site. */
  imageUrl: string | null;
  /** The alternative text, in Dutch. */
  imageAlt: string | null;
  isFeatured: boolean;
  /** Made up, for local use; pages say so. */
  isExample: boolean;
}

/** Where the pictures of case studies stand on the site that staff uploaded. */
export const casePicturesPath = '/praktijkfotos';

/** Widths in px of each, of which a browser chooses; all are cut to the same shape. */
export const casePictureWidths = [480, 960, 1440] as const;
export const casePictureHeightOf = (width: number) => Math.round((width * 2) / 3);

/** The address of a picture in a width, by the digest of the file. */
export function casePicturePath(digest: string, width: number): string {
  return `${casePicturesPath}/${digest}-${String(width)}.webp`;
}

/** The digest in the address of a picture; undefined for one that was not uploaded. */
export function casePictureDigest(path: string | null): string | undefined {
  return path?.startsWith(`${casePicturesPath}/`) ? /([\w-]+)-\d+\.webp$/.exec(path)?.[1] : undefined;
}
