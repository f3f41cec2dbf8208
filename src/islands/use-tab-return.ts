import { useEffect, useEffectEvent } from 'react';

/** Calls back each time the visitor comes back to this tab. */
export function useTabReturn(callback: () => void): void {
  const onReturn = useEffectEvent(callback);
  useEffect(() => {
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') onReturn();
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, []);
}
