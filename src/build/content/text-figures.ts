/** The pictures in a markdown text. */
import { escapeText } from '#build/content/escape-text.ts';
import { picturePath, textPictures } from '#build/content/pictures.ts';
import { picturesFolder } from '#build/content/pictures-folder.ts';
import { captionClass, textPictureClass, turnedPictureClass } from '#styles/class-names.ts';
import { parse as parsePath } from 'node:path';
import type { HTMLElement } from 'node-html-parser';

/** What Astro says of a picture that it takes for one of its own. */
interface Mark {
  src: string;
  alt: string;
  title?: string;
}

const markName = '__ASTRO_IMAGE_';
const sizes = '(min-width: 48rem) 44rem, 92vw';

/**
 * Gives the pictures of a text their files and sizes. One that is a paragraph of its own becomes a
 * figure, and its title the words below it. Throws for a picture that is not there.
 */
export function finishPictures(text: HTMLElement): void {
  for (const picture of text.querySelectorAll('img')) {
    const mark = picture.getAttribute(markName);
    if (mark === undefined) continue;
    const { src, alt, title } = JSON.parse(mark) as Mark;
    const html = pictureHtml(parsePath(decodeURIComponent(src)).name, alt);
    const paragraph = picture.parentNode;
    if (paragraph?.rawTagName === 'p' && paragraph.childNodes.length === 1)
      paragraph.replaceWith(`<figure>${html}${captionHtml(title)}</figure>`);
    else picture.replaceWith(html);
  }
}

function captionHtml(title: string | undefined): string {
  return title ? `<figcaption class="${captionClass}">${escapeText(title)}</figcaption>` : '';
}

function pictureHtml(name: string, alt: string): string {
  const picture = textPictures.get(name);
  if (!picture) throw new Error(`${picturesFolder}/ has no picture ${name}`);
  const { width, height, widths, followsText } = picture;
  const sources = widths.map((each) => `${picturePath(name, picture, each)} ${String(each)}w`).join(', ');
  return (
    `<img src="${picturePath(name, picture, width)}"${sources && ` srcset="${sources}" sizes="${sizes}"`}` +
    ` width="${String(width)}" height="${String(height)}" alt="${escapeText(alt)}"` +
    ` class="${followsText ? turnedPictureClass : textPictureClass}" loading="lazy" decoding="async">`
  );
}
