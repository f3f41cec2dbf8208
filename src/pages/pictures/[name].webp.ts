import { resizePicture, textPictures, type TextPicture } from '#collections/pictures.ts';
import type { APIContext } from 'astro';

export const getStaticPaths = () =>
  [...textPictures].flatMap(([name, picture]) =>
    picture.widths.map((width) => ({
      params: { name: `${name}-${String(width)}` },
      props: { picture, width },
    })),
  );

/** A picture of a text, in each width that a page may ask for. */
export async function GET({ props }: APIContext<{ picture: TextPicture; width: number }>): Promise<Response> {
  const image = await resizePicture(props.picture, props.width);
  return new Response(new Uint8Array(image), { headers: { 'content-type': 'image/webp' } });
}
