/** The text as it stands in HTML, also inside an attribute. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${String(character.charCodeAt(0))};`);
}
