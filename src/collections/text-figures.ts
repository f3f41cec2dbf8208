/** Pictures in a markdown text. */
import { escapeText } from '#collections/escape-text.ts';
import { picturePath, textPictures } from '#collections/pictures.ts';
import { picturesFolder } from '#collections/pictures-folder.ts';
import { captionClass, textPictureClass, turnedPictureClass } from '#styles/class-names.ts';
import { basename } from 'node:path';
import { parse } from 'node-html-parser';

/** Astro's attributes of a picture that it treats as its own. */
interface Mark {
  src: string;
  alt: string;
  title?: string;
}

const markName = '__ASTRO_IMAGE_';
const sizes = '(min-width: 48rem) 44rem, 92vw';

/** A picture, including the paragraph around it if that has nothing else. */
const image = '<img(?: (?:"[^"]*"|[^">])*)?>';
const picture = new RegExp(`<p>(${image})</p>|${image}`, 'g');

/**
 * Sets the files and sizes of the pictures in the HTML of a text. One in a paragraph of its own
 * becomes a figure, with its title as the caption. Throws for a missing picture.
 */
export function finishPictures(html: string): string {
  return html.replace(picture, (whole: string, alone: string | undefined) => {
    const mark = parse(whole.slice(whole.indexOf('<img'))).children[0]?.getAttribute(markName);
    if (mark === undefined) return whole;
    const { src, alt, title } = JSON.parse(mark) as Mark;
    const finished = pictureHtml(basename(src), alt);
    return alone === undefined ? finished : `<figure>${finished}${captionHtml(title)}</figure>`;
  });
}

function captionHtml(title: string | undefined): string {
  return title ? `<figcaption class="${captionClass}">${escapeText(title)}</figcaption>` : '';
}

function pictureHtml(name: string, alt: string): string {
  const picture = textPictures.get(name);
  if (!picture) throw new Error(`${picturesFolder}/ has no picture ${name}`);
  const { width, height, widths, followsText } = picture;
  const pathOf = (each: number) => escapeText(picturePath(name, picture, each));
  const sources = widths.map((each) => `${pathOf(each)} ${String(each)}w`).join(', ');
  return (
    `<img src="${pathOf(width)}"${sources && ` srcset="${sources}" sizes="${sizes}"`}` +
    ` width="${String(width)}" height="${String(height)}" alt="${escapeText(alt)}"` +
    ` class="${followsText ? turnedPictureClass : textPictureClass}" loading="lazy" decoding="async">`
  );
}
