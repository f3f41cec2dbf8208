import encodeQR from 'qr';

/** A text as the path of an SVG: a square for each dark module, in units of modules. */
export function qrPath(text: string): { path: string; size: number } {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const squares = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${String(x)} ${String(y)}h1v1h-1z` : [])),
  );
  return { path: squares.join(''), size: modules.length };
}
