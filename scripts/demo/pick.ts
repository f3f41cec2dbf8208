/** Picks an item by a number, cyclically. */
export function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

/** Languages by frequency: mostly Dutch. */
export const demoLocales = ['nl', 'nl', 'en', 'nl', 'de', 'nl', 'fr', 'nl', 'en', 'es', 'nl', 'ar'] as const;
