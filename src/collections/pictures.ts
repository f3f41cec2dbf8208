/** The pictures in texts, and their sizes on pages. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { picturesFolder, pictureTypes } from '#collections/pictures-folder.ts';
import sharp from 'sharp';

/**
 * The widths of the resized pictures in pixels. The widest fills the column of text on a screen
 * with a pixel ratio of 2.
 */
const widths = [480, 960, 1440];

export interface TextPicture {
  file: string;
  /** Width and height of the largest version on pages. */
  width: number;
  height: number;
  /** Available widths, none larger than the original; empty for a drawing. */
  widths: number[];
  /** True for a drawing that is mirrored for right-to-left text. */
  followsText: boolean;
}

const drawingType = /\.svg$/i;

/** Reads the pictures in `picturesFolder` of a project, by file name. */
export async function readPictures(directory: string): Promise<Map<string, TextPicture>> {
  const files = globSync(`${picturesFolder}/*`, { cwd: directory }).filter((file) => pictureTypes.test(file));
  return new Map(await Promise.all(files.map((file) => measure(join(directory, file)))));
}

/** The pictures of this project. */
export const textPictures: ReadonlyMap<string, TextPicture> = await readPictures('.');

async function measure(file: string): Promise<[string, TextPicture]> {
  try {
    return [basename(file), drawingType.test(file) ? await measureDrawing(file) : await measurePhoto(file)];
  } catch (cause) {
    throw new Error(`${file} cannot be opened as a picture`, { cause });
  }
}

async function measureDrawing(file: string): Promise<TextPicture> {
  const { width, height } = await sharp(file).metadata();
  const followsText = /<svg\b[^>]*\bclass="turns"/.test(readFileSync(file, 'utf8'));
  return { file, width, height, widths: [], followsText };
}

async function measurePhoto(file: string): Promise<TextPicture> {
  const { autoOrient } = await sharp(file).metadata();
  const fitting = widths.filter((width) => width < autoOrient.width);
  const largest = Math.min(autoOrient.width, widths.at(-1) ?? autoOrient.width);
  const height = Math.round((autoOrient.height * largest) / autoOrient.width);
  return { file, width: largest, height, widths: [...new Set([...fitting, largest])], followsText: false };
}

/** Returns the path on the site of a picture in one of its widths. */
export function picturePath(name: string, picture: TextPicture, width: number): string {
  return `/pictures/${pictureFile(name, picture, width)}`;
}

/**
 * Returns the file name of a picture in one of its widths; a drawing has one file for all widths.
 * The name is ASCII only, because hosts and file systems encode accents differently.
 */
export function pictureFile(name: string, { widths }: TextPicture, width: number): string {
  const file = encodeURIComponent(name).replaceAll('%', '~');
  return widths.length === 0 ? file : `${file}-${String(width)}.webp`;
}

export function readDrawing({ file }: TextPicture): string {
  return readFileSync(file, 'utf8');
}

/**
 * Resizes the picture to one of its widths, with its orientation applied and its metadata removed.
 */
export function resizePicture({ file }: TextPicture, width: number): Promise<Buffer> {
  return sharp(file).autoOrient().resize({ width }).webp({ quality: 78 }).toBuffer();
}
