/** Takes one of a list by a number, in turn. */
export function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

/** Languages as often as they are used: mostly Dutch. */
export const demoLocales = ['nl', 'nl', 'en', 'nl', 'de', 'nl', 'fr', 'nl', 'en', 'es', 'nl', 'ar'] as const;
