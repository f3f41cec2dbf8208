/** What differs between two pictures, pixel by pixel. */
import sharp from 'sharp';

export interface Difference {
  /** How many pixels differ; those that only one of the pictures has count too. */
  changed: number;
  /** The second picture as PNG, pale, with what differs in red. Undefined when nothing does. */
  highlighted: Buffer | undefined;
}

interface Size {
  width: number;
  height: number;
}

/** Opaque red, and what makes a colour pale, as the bytes of a pixel stand in memory: red first. */
const red = 0xff_00_00_ff;
const paleMask = 0x00_c0_c0_c0;

export async function comparePictures(before: Buffer, after: Buffer): Promise<Difference> {
  // The same pixels are always written as the same bytes.
  if (before.equals(after)) return { changed: 0, highlighted: undefined };
  const size = commonSize(await sizeOf(before), await sizeOf(after));
  const old = await readPixels(before, size);
  const pixels = await readPixels(after, size);
  const changed = highlight(old, pixels);
  if (changed === 0) return { changed, highlighted: undefined };
  const raw = { ...size, channels: 4 } as const;
  const highlighted = await sharp(Buffer.from(pixels.buffer), { raw }).png().toBuffer();
  return { changed, highlighted };
}

async function sizeOf(picture: Buffer): Promise<Size> {
  const { width, height } = await sharp(picture).metadata();
  return { width, height };
}

function commonSize(one: Size, other: Size): Size {
  return { width: Math.max(one.width, other.width), height: Math.max(one.height, other.height) };
}

/**
 * One number per pixel. What the picture lacks of the size is transparent, as no pixel of a page
 * is.
 */
async function readPixels(picture: Buffer, size: Size): Promise<Uint32Array<ArrayBuffer>> {
  const { width, height } = await sizeOf(picture);
  const missing = { right: size.width - width, bottom: size.height - height };
  const raw = await sharp(picture)
    .ensureAlpha()
    .extend({ ...missing, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer();
  return new Uint32Array(new Uint8Array(raw).buffer);
}

/** Writes into `pixels`; gives how many differ. */
function highlight(old: Uint32Array, pixels: Uint32Array): number {
  let changed = 0;
  pixels.forEach((pixel, index) => {
    const isChanged = pixel !== old[index];
    if (isChanged) changed += 1;
    pixels[index] = isChanged ? red : toPale(pixel);
  });
  return changed;
}

/** A quarter of each colour's strength. */
function toPale(pixel: number): number {
  return (((pixel >>> 2) & 0x3f_3f_3f) + paleMask + 0xff_00_00_00) >>> 0;
}
