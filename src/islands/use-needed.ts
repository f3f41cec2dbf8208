import { startTransition, useEffect, useState } from 'react';

/**
 * False until the block of the form with this heading is in view, or the visitor scrolls or begins with the form; true ever
 * after. What appears then is rendered in slices, between which the browser can answer to the visitor.
 */
export function useNeeded(headingId: string): boolean {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const block = document.getElementById(headingId)?.parentElement;
    const form = block?.closest('form');
    const begin = () => {
      startTransition(() => {
        setNeeded(true);
      });
    };
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) begin();
    });
    if (block) observer.observe(block);
    form?.addEventListener('focusin', begin, { once: true });
    addEventListener('scroll', begin, { once: true, passive: true });
    return () => {
      observer.disconnect();
      form?.removeEventListener('focusin', begin);
      removeEventListener('scroll', begin);
    };
  }, [headingId]);
  return isNeeded;
}
