import { issueText } from '#islands/fields/Field.tsx';
import { FieldContext } from '#islands/fields/field-context.ts';
import { useTranslation } from '#islands/translation.ts';
import {
  smallSummaryClass,
  smallSummaryHeadingClass,
  summaryClass,
  summaryHeadingClass,
  summaryLinkClass,
} from '#styles/form-classes.ts';
import { useContext, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';

interface Props {
  /** True for a narrow form. */
  isSmall?: boolean;
}

/**
 * The error summary above the form. It gets the focus at each rejected attempt, and each item links
 * to its field (WCAG 3.3.1).
 */
export function ErrorSummary({ isSmall = false }: Props) {
  const { t } = useTranslation();
  const { errors, submitCount } = useFormContext().formState;
  const { idPrefix } = useContext(FieldContext);
  const summary = useRef<HTMLDivElement>(null);
  const refusal = useRefusal();
  // Errors that are shown only beside their field are left out.
  const entries = Object.entries(errors).filter(([, error]) => error?.type !== 'aside');

  useEffect(() => {
    if (submitCount > 0) summary.current?.focus();
  }, [submitCount]);

  const isSilent = refusal ? refusal.isAside : submitCount === 0 || entries.length === 0;
  if (isSilent) return null;
  return (
    <div
      className={isSmall ? smallSummaryClass : summaryClass}
      role="alert"
      tabIndex={-1}
      ref={summary}
      // eslint-disable-next-line jsx-a11y-x/no-autofocus -- moves the focus without script
      autoFocus={Boolean(refusal)}
    >
      <h2 className={isSmall ? smallSummaryHeadingClass : summaryHeadingClass}>
        {refusal?.title ?? t('form.summaryTitle')}
      </h2>
      <p>{refusal?.text ?? t('form.summaryText')}</p>
      {entries.length > 0 && (
        <ul>
          {entries.map(([name, error]) => (
            <li key={name}>
              <a className={summaryLinkClass} href={`#${idPrefix}${name}`}>
                {issueText(t, error)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/**
 * Returns the server's response to an attempt without script; undefined after a correction or
 * another attempt.
 */
function useRefusal() {
  const { errors, submitCount, isSubmitting } = useFormContext().formState;
  const { initial } = useContext(FieldContext);
  const isCorrected = initial && Object.keys(initial.errors).length > 0 && Object.keys(errors).length === 0;
  return submitCount > 0 || isSubmitting || isCorrected ? undefined : initial;
}
