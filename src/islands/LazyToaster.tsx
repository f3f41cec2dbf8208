import type { Translation } from '#islands/translation.ts';
import { noticeLabels } from '#islands/use-outcome.ts';
import { lazy, Suspense, useEffect, useState, type RefObject } from 'react';

interface Props {
  /** The name of the form. */
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

/** Whether it was loaded before, for a form that replaces a sent one. */
let wasWanted = false;

/** Loads the toaster when the visitor starts to fill in the form, which most do not. */
export function LazyToaster({ name, translation, formElement }: Props) {
  const [isWanted, setIsWanted] = useState(wasWanted);

  useEffect(() => {
    const form = formElement.current;
    const want = () => {
      wasWanted = true;
      setIsWanted(true);
    };
    form?.addEventListener('focusin', want, { once: true });
    return () => form?.removeEventListener('focusin', want);
  }, [formElement]);

  return (
    isWanted && (
      <Suspense>
        <Toaster owner={name} labels={noticeLabels(translation.t)} />
      </Suspense>
    )
  );
}
