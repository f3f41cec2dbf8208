import { readFileSync } from 'node:fs';
import { builtPages, fileOf } from '../../tests/support/built-pages.ts';
import { compressedBytes } from '../site/compressed-bytes.ts';
import type { Measurement } from './measurement.ts';

/** The Dutch page of every screen. What a visit loads with it is asserted by `weight.test.ts`. */
export function pageMeasurements(): Measurement[] {
  return builtPages
    .filter(({ locale }) => locale === 'nl')
    .map(({ path }) => {
      const html = readFileSync(fileOf(path));
      const figure = `${kilobytes(html.byteLength)}, compressed ${kilobytes(compressedBytes(html))}`;
      return { what: path, figure };
    });
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
