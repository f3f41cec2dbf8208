import { useDeferredValue, useSyncExternalStore } from 'react';

/**
 * False while the page is prerendered and hydrated, true soon after. React renders what appears
 * then as a transition, during which the page stays responsive.
 */
export function useIsBrowser(): boolean {
  const isBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return useDeferredValue(isBrowser);
}
