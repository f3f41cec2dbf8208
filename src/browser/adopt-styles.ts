/** Adds styles that come with a script to the page. */
export function adoptStyles(text: string): void {
  const styles = new CSSStyleSheet();
  styles.replaceSync(text);
  document.adoptedStyleSheets.push(styles);
}
