/** One row of the table. */
export interface Measurement {
  what: string;
  figure: string;
  /** The least that could do: a bare INSERT, or a bare Astro site. */
  beside?: string;
  ratio?: string;
}
