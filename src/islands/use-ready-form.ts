import { useEffect, useRef } from 'react';

/** Returns a ref; marks the form of the ref as handled by the script, for tests and styles. */
export function useReadyForm() {
  const formElement = useRef<HTMLFormElement>(null);
  useEffect(() => {
    formElement.current?.setAttribute('data-ready', '');
  }, []);
  return formElement;
}
