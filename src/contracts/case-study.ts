/** Case studies. They have no public form, because staff writes them. */

/** A published case study in the response of `GET /api/case-studies`; written in Dutch. */
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
  /** Sample data for local use; pages label it as such. */
  isExample: boolean;
}

/** Path of the folder of case study pictures that staff uploaded. */
export const casePicturesPath = '/praktijkfotos';

/** Available widths in px; all have the same aspect ratio. */
export const casePictureWidths = [480, 960, 1440] as const;
export const casePictureHeightOf = (width: number) => Math.round((width * 2) / 3);

/** Returns the path of a picture in a width, given the digest of its file. */
export function casePicturePath(digest: string, width: number): string {
  return `${casePicturesPath}/${digest}-${String(width)}.webp`;
}

/** Returns the digest in the path of a picture; undefined for a picture that was not uploaded. */
export function casePictureDigest(path: string | null): string | undefined {
  return path?.startsWith(`${casePicturesPath}/`) ? /([\w-]+)-\d+\.webp$/.exec(path)?.[1] : undefined;
}
