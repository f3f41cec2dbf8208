import { readDrawing, textPictures, type TextPicture } from '#collections/pictures.ts';
import type { APIContext } from 'astro';

export const getStaticPaths = () =>
  [...textPictures]
    .filter(([, { widths }]) => widths.length === 0)
    .map(([name, picture]) => ({ params: { name }, props: { picture } }));

/** A drawing of a text, as it is. */
export function GET({ props }: APIContext<{ picture: TextPicture }>): Response {
  return new Response(readDrawing(props.picture), { headers: { 'content-type': 'image/svg+xml' } });
}
