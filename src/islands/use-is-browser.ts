import { useDeferredValue, useSyncExternalStore } from 'react';

/**
 * False while the page is prerendered and hydrated, true soon after. What appears then is rendered
 * in slices, between which the browser can answer to the visitor.
 */
export function useIsBrowser(): boolean {
  const isBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return useDeferredValue(isBrowser);
}
