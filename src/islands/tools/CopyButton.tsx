import { Icon } from '#islands/Icon.tsx';
import { useEffect, useState } from 'react';

const confirmationMs = 2000;

interface Props {
  text: string;
  label: string;
  copiedLabel: string;
  failedLabel: string;
}

/** Copies a text and shows a check mark for two seconds. */
export function CopyButton({ text, label, copiedLabel, failedLabel }: Props) {
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
        aria-label={label}
        onClick={() => void copy()}
      >
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
      </button>
      <span
        className={outcome === 'failed' ? 'max-w-32 text-end text-micro font-semibold text-error' : 'sr-only'}
        role="status"
      >
        {outcome === 'copied' && copiedLabel}
        {outcome === 'failed' && failedLabel}
      </span>
    </span>
  );
}
