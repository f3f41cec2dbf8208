/** Pictures in a markdown text. */
import { picturePath, textPictures } from '#collections/pictures.ts';
import { picturesFolder } from '#collections/pictures-folder.ts';
import { captionClass, textPictureClass, turnedPictureClass } from '#styles/class-names.ts';
import type { Element, ElementContent, Root } from 'hast';
import { basename } from 'node:path';
import { visit } from 'unist-util-visit';

/** The attributes of a local picture, which Astro stores as JSON in a placeholder attribute. */
interface Mark {
  src: string;
  alt: string;
  title?: string;
}

/** The placeholder attribute `__ASTRO_IMAGE_`, which the HTML parser lowercases. */
const markName = '__astro_image_';
const sizes = '(min-width: 48rem) 44rem, 92vw';

/**
 * Sets the files and sizes of the pictures of a text. A picture in a paragraph of its own becomes a
 * figure, with its title as the caption. Throws for a missing picture.
 */
export function finishPictures(tree: Root): void {
  visit(tree, 'element', (node) => {
    const [only, ...others] = node.children;
    const alone = node.tagName === 'p' && others.length === 0 && readMark(only);
    if (alone) {
      node.tagName = 'figure';
      if (alone.title) node.children.push(caption(alone.title));
    }
    const mark = readMark(node);
    if (mark) node.properties = pictureAttributes(basename(mark.src), mark.alt);
  });
}

function readMark(node: ElementContent | undefined): Mark | undefined {
  const mark = node?.type === 'element' ? node.properties[markName] : undefined;
  return typeof mark === 'string' ? (JSON.parse(mark) as Mark) : undefined;
}

function caption(title: string): Element {
  const children = [{ type: 'text' as const, value: title }];
  return { type: 'element', tagName: 'figcaption', properties: { className: [captionClass] }, children };
}

function pictureAttributes(name: string, alt: string): Element['properties'] {
  const picture = textPictures.get(name);
  if (!picture) throw new Error(`${picturesFolder}/ has no picture ${name}`);
  const { width, height, widths, followsText } = picture;
  const sources = widths.map((each) => `${picturePath(name, picture, each)} ${String(each)}w`).join(', ');
  return {
    src: picturePath(name, picture, width),
    ...(sources && { srcSet: sources, sizes }),
    ...{ width, height, alt },
    className: [followsText ? turnedPictureClass : textPictureClass],
    loading: 'lazy',
    decoding: 'async',
  };
}
