/** A plain `<style>`, or first what may hold something that only looks like one. */
const styleOrKept = /<(?<tag>script|noscript)\b.*?<\/\k<tag>>|<!--.*?-->|<style>(?<styles>.*?)<\/style>/gs;

/** Marks where the first one stood. Not a character: what a visitor wrote may hold any. */
const place = '<style></style>';

/** A page and its styles apart: more than half of it are styles, and few steps look at both. */
export interface StyledPage {
  /** With an empty `<style>` where the styles belong, if it has any. */
  html: string;
  styles: string;
}

/**
 * Takes the text of all plain `<style>` elements, in order and without repeats. The first one
 * stays, for all of them, so that a page needs one hash.
 */
export function takeStyles(html: string): StyledPage {
  const texts = new Set<string>();
  const bare = html.replace(styleOrKept, (...match) => {
    const { styles } = match.at(-1) as { styles: string | undefined };
    if (styles === undefined) return match[0];
    const own = texts.size === 0 ? place : '';
    texts.add(styles);
    return own;
  });
  return { html: bare, styles: [...texts].join('') };
}

/** The page with its styles. */
export function placeStyles({ html, styles }: StyledPage): string {
  return html.replace(place, () => `<style>${styles}</style>`);
}

/** A plain script and the start of another right behind it. */
const scriptBeforeScript = /(<script>(?:(?!<\/script>)[^])*)<\/script><script>/g;

/** Joins plain scripts that stand side by side, for the same reason. */
export function mergeScripts(html: string): string {
  return html.replace(scriptBeforeScript, '$1;');
}
