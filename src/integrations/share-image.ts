/**
 * Draws a share image in the style of the site: a window of panes, with the title in one of them.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Renderer, type Node } from '@takumi-rs/core';
import sharp from 'sharp';
import { company } from '#company';
import { localeInfo, type Locale } from '#i18n/locales.ts';

export interface ShareImage {
  locale: Locale;
  title: string;
  /** Name of an illustration in `src/assets/`, without its extension. */
  picture: string;
}

export type Painter = (image: ShareImage) => Promise<Buffer>;

const size = { width: 1200, height: 630 };
const bar = 6;
const ink = '#0a2b35';
const paper = '#ffffff';
const sun = '#ffcb2e';

const picturePane = { width: 468, height: 486 };
const textPane = { width: size.width - bar - picturePane.width, padding: 54 };
const titleBox = { width: textPane.width - 2 * textPane.padding, height: 380 };
const titleSizes = [108, 96, 84, 76, 68, 62, 56, 50, 44];
const logo = { width: 303, height: 54 };
const curveRadius = 150;

const latin = 'Familjen Grotesk';
const arabic = 'Readex Pro';
const fontFiles = [
  ['familjen-grotesk', 'latin', latin],
  ['familjen-grotesk', 'latin-ext', latin],
  ['readex-pro', 'arabic', arabic],
] as const;

/** Illustrations with a direction, which are mirrored for right-to-left pages. */
const directional = new Set(
  ['art/hero', 'art/about', 'art/bucket', 'art/vacancies'].concat(
    ['office', 'gp', 'sme'].map((name) => `services/${name}`),
    ['kantoor', 'mkb', 'overstappen'].map((name) => `blog/${name}`),
  ),
);

/**
 * The horizontal position of the crop, from 0 (the start) to 1 (the end), for pictures with a
 * subject that is not in the middle.
 */
const focus: Record<string, number> = { 'blog/kantoor': 1, 'art/not-found': 0.8, 'art/vacancies': 0.6 };

/** Loads the fonts and returns the function that draws a PNG of 1200 by 630 pixels. */
export async function openPainter(): Promise<Painter> {
  const renderer = new Renderer();
  for (const [family, subset, name] of fontFiles) {
    const file = `@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`;
    const data = await readFile(fileURLToPath(import.meta.resolve(file)));
    await renderer.registerFont({ name, data });
  }
  const logoSvg = await readLogo();
  return async (image) => {
    const picture = await readPicture(image.picture);
    const pixels = await renderer.render(composition(image, await fitTitle(renderer, image), picture), {
      ...size,
      format: 'raw',
      lang: image.locale,
      images: [
        { src: 'logo', data: Buffer.from(logoSvg) },
        { src: 'picture', data: picture.svg },
      ],
    });
    return encode(pixels);
  };
}

/**
 * Encodes the picture with a palette, because that holds all its flat colours at a quarter of the
 * size.
 */
function encode(pixels: Buffer): Promise<Buffer> {
  return sharp(pixels, { raw: { ...size, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, quality: 85, effort: 1, dither: 0 })
    .toBuffer();
}

/**
 * Returns the title in the largest size that fits without breaking words, or else in the smallest
 * size, with long words broken.
 */
async function fitTitle(renderer: Renderer, { locale, title }: ShareImage): Promise<Node> {
  const text = title.replace(/(\p{Lu})-(?=\p{Lu})/gu, '$1\u2060-\u2060'); // keeps VSR-KMS on one line
  for (const fontSize of titleSizes) {
    const node = titleNode(text, locale, fontSize);
    const words = titleNode(text.replaceAll(' ', '\n'), locale, fontSize, { whiteSpace: 'pre' });
    const [block, longest] = await Promise.all([
      renderer.measure(node, { width: titleBox.width }),
      renderer.measure(words),
    ]);
    if (block.height <= titleBox.height && longest.width <= titleBox.width) return node;
  }
  return titleNode(text, locale, Math.min(...titleSizes), { overflowWrap: 'anywhere' });
}

function titleNode(text: string, locale: Locale, fontSize: number, style = {}): Node {
  const rightToLeft = localeInfo[locale].dir === 'rtl';
  return {
    type: 'text',
    text,
    style: {
      fontFamily: rightToLeft ? `${arabic}, ${latin}` : latin,
      fontSize,
      fontWeight: 700,
      lineHeight: rightToLeft ? 1.3 : 1.05,
      letterSpacing: rightToLeft ? 0 : -0.022 * fontSize,
      color: ink,
      direction: localeInfo[locale].dir,
      textAlign: 'start',
      textWrap: 'balance',
      ...style,
    },
  };
}

interface Picture {
  svg: Buffer;
  width: number;
  height: number;
}

async function readPicture(name: string): Promise<Picture> {
  const svg = await readFile(new URL(`../assets/${name}.svg`, import.meta.url));
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg.toString()) ?? [];
  return { svg, width: Number(width), height: Number(height) };
}

function composition({ locale, picture: name }: ShareImage, title: Node, picture: Picture): Node {
  const { dir } = localeInfo[locale];
  return {
    type: 'container',
    style: { ...size, display: 'flex', flexDirection: 'row', gap: bar, direction: dir, backgroundColor: ink },
    children: [
      {
        type: 'container',
        style: {
          width: textPane.width,
          padding: textPane.padding,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          alignItems: 'flex-start',
          backgroundColor: paper,
        },
        children: [{ type: 'image', src: 'logo', style: logo }, title],
      },
      {
        type: 'container',
        style: { width: picturePane.width, display: 'flex', flexDirection: 'column', backgroundColor: sun },
        children: [
          framedPicture(picture, dir, dir === 'rtl' && directional.has(name), focus[name]),
          domainName(),
        ],
      },
    ],
  };
}

/**
 * Returns the picture pane. The illustration covers it, and its corner at the bottom and the inline
 * end is round.
 */
function framedPicture(
  { width, height }: Picture,
  dir: 'ltr' | 'rtl',
  mirrored: boolean,
  centre = 0.5,
): Node {
  const scale = Math.max(picturePane.width / width, picturePane.height / height);
  const edge = `${String(bar)}px solid ${ink}`;
  const lastCorner =
    dir === 'rtl'
      ? { borderBottomLeftRadius: curveRadius, borderLeft: edge }
      : { borderBottomRightRadius: curveRadius, borderRight: edge };
  return {
    type: 'container',
    style: { ...picturePane, position: 'relative', overflow: 'hidden', borderBottom: edge, ...lastCorner },
    children: [
      {
        type: 'image',
        src: 'picture',
        style: {
          position: 'absolute',
          width: width * scale,
          height: height * scale,
          left: (picturePane.width - width * scale) * (mirrored ? 1 - centre : centre),
          top: (picturePane.height - height * scale) / 2,
          ...(mirrored && { transform: 'scaleX(-1)' }),
        },
      },
    ],
  };
}

function domainName(): Node {
  const text = new URL(company.siteUrl).hostname.replace(/^www\./, '');
  return {
    type: 'container',
    style: { flexGrow: 1, display: 'flex', alignItems: 'center', paddingLeft: 36, paddingRight: 36 },
    children: [
      { type: 'text', text, style: { fontFamily: latin, fontSize: 36, fontWeight: 600, color: ink } },
    ],
  };
}

/** Reads the site's logo and gives it fixed colours. */
async function readLogo(): Promise<string> {
  const component = await readFile(new URL('../components/ui/Logo.astro', import.meta.url), 'utf8');
  const [, drawing = ''] = /<svg[^>]*>(.*?)<\/svg>/s.exec(component) ?? [];
  const colours = drawing
    .replaceAll('class="fill-logo-a"', `fill="${sun}"`)
    .replaceAll('class="fill-logo-b"', 'fill="#d2301a"')
    .replaceAll('currentColor', ink);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 291.9 52">${colours}</svg>`;
}
