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
  isFeatured: boolean;
  /** Made up, for local use; pages say so. */
  isExample: boolean;
}
