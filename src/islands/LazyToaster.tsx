import type { Translation } from '#islands/translation.ts';
import { noticeLabels } from '#islands/use-outcome.ts';
import { lazy, Suspense, useEffect, useState, type RefObject } from 'react';

interface Props {
  name: string;
  translation: Translation<'form'>;
  formElement: RefObject<HTMLFormElement | null>;
}

// The status on the page has the same text, so a failed load must not break the form.
const Toaster = lazy(() =>
  import('#islands/Toaster.tsx').then(
    (module) => ({ default: module.Toaster }),
    () => ({ default: () => null }),
  ),
);

/** Whether another form on the page has loaded the toaster. */
let wasRequested = false;

/** Loads the toaster when the form receives the focus, since most visitors never fill it in. */
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
