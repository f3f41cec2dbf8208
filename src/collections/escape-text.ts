/** Escapes text for HTML, also in attributes. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${String(character.charCodeAt(0))};`);
}
