import {
  pictureFile,
  readDrawing,
  resizePicture,
  textPictures,
  type TextPicture,
} from '#collections/pictures.ts';
import type { APIContext } from 'astro';

interface Props {
  picture: TextPicture;
  /** The width of a photo. Absent for a drawing, which has one file for all widths. */
  width?: number;
}

/** Lists the pictures of texts, in each width that pages use. */
export const getStaticPaths = () =>
  [...textPictures].flatMap(([name, picture]) =>
    picture.widths.length === 0
      ? [{ params: { name: pictureFile(name, picture, picture.width) }, props: { picture } }]
      : picture.widths.map((width) => ({
          params: { name: pictureFile(name, picture, width) },
          props: { picture, width },
        })),
  );

export async function GET({ props: { picture, width } }: APIContext<Props>): Promise<Response> {
  if (width === undefined)
    return new Response(readDrawing(picture), { headers: { 'content-type': 'image/svg+xml' } });
  const image = await resizePicture(picture, width);
  return new Response(new Uint8Array(image), { headers: { 'content-type': 'image/webp' } });
}
