import { useEffect, useRef } from 'react';

/** Marks the form once the script handles it, for tests and styles. */
export function useReadyForm() {
  const formElement = useRef<HTMLFormElement>(null);
  useEffect(() => {
    formElement.current?.setAttribute('data-ready', '');
  }, []);
  return formElement;
}
