import { useEffect, useRef } from 'react';

/** Marks the form once it is sent by script: tests and styles wait for that. */
export function useReadyForm() {
  const formElement = useRef<HTMLFormElement>(null);
  useEffect(() => {
    formElement.current?.setAttribute('data-ready', '');
  }, []);
  return formElement;
}
