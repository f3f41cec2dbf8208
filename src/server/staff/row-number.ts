/** The number of a row as an address or a form names it; undefined for what no row can have. */
export function readRowNumber(text: string | null | undefined): number | undefined {
  return /^\d{1,9}$/.test(text ?? '') ? Number(text) : undefined;
}
