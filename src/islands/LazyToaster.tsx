import type { Translation } from '#islands/translation.ts';
import { noticeLabels } from '#islands/use-outcome.ts';
import { lazy, Suspense, useEffect, useState, type RefObject } from 'react';

interface Props {
  name: string;
  translation: Translation<'form'>;
  formElement: RefObject<HTMLFormElement | null>;
}

// A toaster that cannot be loaded is omitted, because the page shows the same text as the notice.
const Toaster = lazy(() =>
  import('#islands/Toaster.tsx').then(
    (module) => ({ default: module.Toaster }),
    () => ({ default: () => null }),
  ),
);

/** True after a form on this page has requested the toaster. */
let wasRequested = false;

/**
 * Loads the toaster when the form receives the focus, because most visitors never fill in the form.
 */
export function LazyToaster({ name, translation, formElement }: Props) {
  const [isRequested, setIsRequested] = useState(wasRequested);

  useEffect(() => {
    const form = formElement.current;
    const request = () => {
      wasRequested = true;
      setIsRequested(true);
    };
    form?.addEventListener('focusin', request, { once: true });
    return () => form?.removeEventListener('focusin', request);
  }, [formElement]);

  return (
    isRequested && (
      <Suspense>
        <Toaster owner={name} labels={noticeLabels(translation.t)} />
      </Suspense>
    )
  );
}
