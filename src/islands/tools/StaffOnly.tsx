import type { StaffAnswer } from '#islands/tools/use-staff-data.ts';
import { useTranslation } from '#islands/translation.ts';
import { buttonClass } from '#styles/class-names.ts';
import type { ReactNode } from 'react';

interface Props<Data> {
  answer: StaffAnswer<Data>;
  reload: () => void;
  loginHref: string;
  children: (data: Data) => ReactNode;
}

/** Classes of a message that is shown in place of data. */
export const stateClass =
  'grid content-start justify-items-start gap-3 border-2 border-dashed border-field px-6 py-8';

/**
 * Shows the data, or else why there are none and what to do next. The message reserves most of the
 * window, to limit the layout shift.
 */
export function StaffOnly<Data>({ answer, reload, loginHref, children }: Props<Data>) {
  const { t } = useTranslation<'tools'>();
  if (answer.kind === 'data') return children(answer.data);
  return (
    <div className="min-h-[60svh]" role="status" data-answer={answer.kind}>
      <div className={stateClass}>
        {answer.kind === 'loading' && (
          <>
            <b>{t('tools.loading')}</b>
            <noscript>{t('tools.scriptNeeded')}</noscript>
          </>
        )}
        {answer.kind === 'refused' && (
          <>
            <b>{answer.message}</b>
            <a className={buttonClass('primary', 'small')} href={loginHref}>
              {t('tools.loginLink')}
            </a>
          </>
        )}
        {answer.kind === 'failed' && (
          <>
            <b>{t('tools.failed')}</b>
            <button className={buttonClass('secondary', 'small')} type="button" onClick={reload}>
              {t('tools.retry')}
            </button>
          </>
        )}
      </div>
    </div>
  );
}
