import type { NameIn } from '#islands/fields/Field.tsx';
import { useTranslation } from '#islands/translation.ts';
import { useIsBrowser } from '#islands/use-is-browser.ts';
import { hintClass } from '#styles/form-classes.ts';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

interface Props<Input> {
  name: NameIn<Input>;
  min: number;
  max: number;
}

/** The pause in typing after which a screen reader announces the length. */
const pauseMs = 1_000;

/** Shows the length of a text and its maximum, or how many characters are missing. */
export function Counter<Input = never>({ name, min, max }: Props<Input>) {
  const { locale, t } = useTranslation<'applicationForm'>();
  const text = useWatch<Record<string, string | undefined>>({ name }) ?? '';
  const isBrowser = useIsBrowser();
  const hasError = name in useFormContext().formState.errors;
  const length = text.trim().length;
  const write = (count: number) => count.toLocaleString(locale, { numberingSystem: 'latn' });
  const hint = length < min ? t('applicationForm.countMissing', { count: write(min - length) }) : undefined;
  const message = hint ?? t('applicationForm.count', { count: write(length), max: write(max) });
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(setSpoken, pauseMs, text && !hasError ? message : '');
    return () => {
      clearTimeout(timer);
    };
  }, [text, message, hasError]);
  return (
    <>
      <p className={`${hintClass} tabular-nums`} aria-hidden="true" hidden={hasError}>
        {isBrowser && text && message}
      </p>
      <span className="sr-only" aria-live="polite">
        {spoken}
      </span>
    </>
  );
}
