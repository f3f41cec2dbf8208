import { useSyncExternalStore } from 'react';

/** False while the page is prerendered and hydrated, true from then on. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
