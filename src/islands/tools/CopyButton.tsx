import { Icon } from '#islands/Icon.tsx';
import { useTranslation } from '#islands/translation.ts';
import { useEffect, useState } from 'react';

const confirmationMs = 2000;

/** Copies a text, and shows a check mark or an error for two seconds. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation<'tools'>();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => {
      setOutcome(undefined);
    }, confirmationMs);
    return () => {
      clearTimeout(timer);
    };
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <span className="grid justify-items-end" data-copy>
      <button
        className="grid size-11 cursor-pointer place-items-center border-2 border-rule hover:border-ink hover:bg-sun hover:text-ink"
        type="button"
        aria-label={t('tools.copy', { text })}
        onClick={() => void copy()}
      >
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
      </button>
      <span
        className={outcome === 'failed' ? 'max-w-32 text-end text-micro font-semibold text-error' : 'sr-only'}
        role="status"
      >
        {outcome === 'copied' && t('tools.copied')}
        {outcome === 'failed' && t('tools.copyFailed')}
      </span>
    </span>
  );
}
