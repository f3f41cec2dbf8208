import type { StaffAnswer } from '#islands/tools/use-staff-data.ts';
import { useTranslation } from '#islands/translation.ts';
import type { ReactNode } from 'react';

interface Props<Data> {
  answer: StaffAnswer<Data>;
  reload: () => void;
  loginHref: string;
  children: (data: Data) => ReactNode;
}

/** Shows what the server gave, or why it gave nothing and what to do next. */
export function StaffOnly<Data>({ answer, reload, loginHref, children }: Props<Data>) {
  const { t } = useTranslation<'tools'>();
  if (answer.kind === 'data') return children(answer.data);
  return (
    <div className="tool-state tool-wait" role="status">
      {answer.kind === 'loading' && (
        <>
          <b>{t('tools.loading')}</b>
          <noscript>{t('tools.scriptNeeded')}</noscript>
        </>
      )}
      {answer.kind === 'refused' && (
        <>
          <b>{answer.message}</b>
          <a className="btn btn-secondary btn-small" href={loginHref}>
            {t('tools.loginLink')}
          </a>
        </>
      )}
      {answer.kind === 'failed' && (
        <>
          <b>{t('tools.failed')}</b>
          <button className="btn btn-secondary btn-small" type="button" onClick={reload}>
            {t('tools.retry')}
          </button>
        </>
      )}
    </div>
  );
}
