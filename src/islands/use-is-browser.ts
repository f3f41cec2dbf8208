import { useDeferredValue, useSyncExternalStore } from 'react';

/**
 * Returns false while the page is prerendered and hydrated, and true soon after. React renders the
 * difference at low priority, so that the page stays responsive.
 */
export function useIsBrowser(): boolean {
  const isBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return useDeferredValue(isBrowser);
}
