import { useEffect, useRef } from 'react';

/** Returns a ref for a form. Marks that form as handled by the script, for tests and styles. */
export function useReadyForm() {
  const formElement = useRef<HTMLFormElement>(null);
  useEffect(() => {
    formElement.current?.setAttribute('data-ready', '');
  }, []);
  return formElement;
}
