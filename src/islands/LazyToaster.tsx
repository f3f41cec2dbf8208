import type { NoticeLabels } from '#contracts/sent-notice.ts';
import { lazy, Suspense, useEffect, useState, type RefObject } from 'react';

interface Props {
  /** The form whose notices are shown. */
  owner: string;
  labels: NoticeLabels;
  formElement: RefObject<HTMLFormElement | null>;
}

// Without it the status in the page still says everything, so a failure to load must not take the
// form along.
const Toaster = lazy(() =>
  import('#islands/Toaster.tsx').then(
    (module) => ({ default: module.Toaster }),
    () => ({ default: () => null }),
  ),
);

/** Whether it was loaded before, for a form that takes the place of one that was sent. */
let wasWanted = false;

/** The toaster, loaded when the visitor begins to fill in the form: most visitors only read. */
export function LazyToaster({ owner, labels, formElement }: Props) {
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
        <Toaster {...{ owner, labels }} />
      </Suspense>
    )
  );
}
