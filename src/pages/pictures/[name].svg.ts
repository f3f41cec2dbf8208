import { textPictures } from '#build/content/pictures.ts';
import type { APIContext } from 'astro';
import { readFileSync } from 'node:fs';

export const getStaticPaths = () =>
  [...textPictures]
    .filter(([, { widths }]) => widths.length === 0)
    .map(([name, { file }]) => ({ params: { name }, props: { file } }));

/** A drawing of a text, as it is. */
export function GET({ props }: APIContext<{ file: string }>): Response {
  return new Response(readFileSync(props.file, 'utf8'), { headers: { 'content-type': 'image/svg+xml' } });
}
