import type { PictureType } from '#domain/picture-type.ts';
import sharp from 'sharp';

/** Generates a picture of one colour; a JPEG has a GPS location, as from a camera. */
export async function aPicture(type: PictureType = 'image/jpeg', width = 60) {
  const drawing = sharp({ create: { width, height: 30, channels: 3, background: '#1f7a53' } });
  const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 0/1' } };
  const encoded = {
    'image/jpeg': () => drawing.withExif(place).jpeg(),
    'image/png': () => drawing.png(),
    'image/webp': () => drawing.webp(),
    'image/avif': () => drawing.avif(),
  };
  return { type, bytes: await encoded[type]().toBuffer() };
}
