import { issueText } from '#islands/fields/Field.tsx';
import { IdPrefix } from '#islands/fields/id-prefix.ts';
import type { Translate } from '#i18n/translate.ts';
import { useContext, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';

/** What is wrong, above the form; takes the focus at every refused attempt. Each item leads to its field (WCAG 3.3.1). */
export function ErrorSummary({ t }: { t: Translate }) {
  const { formState } = useFormContext();
  const { errors, submitCount } = formState;
  const prefix = useContext(IdPrefix);
  const summary = useRef<HTMLDivElement>(null);
  const entries = Object.entries(errors);

  useEffect(() => {
    summary.current?.focus();
  }, [submitCount]);

  if (submitCount === 0 || entries.length === 0) return null;
  return (
    <div className="summary" role="alert" tabIndex={-1} ref={summary}>
      <h2>{t('form.summaryTitle')}</h2>
      <p>{t('form.summaryText')}</p>
      <ul>
        {entries.map(([name, error]) => (
          <li key={name}>
            <a href={`#${prefix}${name}`}>{issueText(t, error)}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
