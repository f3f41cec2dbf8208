import { Icon } from '#islands/Icon.tsx';
import { $notice } from '#islands/stores/notice.ts';
import { useTranslation } from '#islands/translation.ts';
import { useIsBrowser } from '#islands/use-is-browser.ts';
// As a file that comes with the notices: a plain import would put it into every form's page.
import styles from '#styles/toast.css?url';
import { useStore } from '@nanostores/react';
import * as Toast from '@radix-ui/react-toast';
import { createPortal } from 'react-dom';

interface Props {
  /** The form whose notices are shown here. */
  owner: string;
}

/**
 * Shows the notice of the moment: 5 s, F8 puts the focus there, a swipe of 50 px to the right
 * dismisses it.
 */
export function Toaster({ owner }: Props) {
  const { t } = useTranslation();
  const notice = useStore($notice, { ssr: 'initial' });
  // Radix writes style attributes, which the prerendered page must not have (CSP).
  if (!useIsBrowser()) return null;

  // At the end of the page: inside a dialog it would close with it.
  return createPortal(
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label={t('form.notification')}>
      <link rel="stylesheet" href={styles} precedence="default" />
      {notice?.owner === owner && (
        <Toast.Root
          key={notice.id}
          className={`toast toast-${notice.kind}`}
          onOpenChange={(open) => {
            if (!open) $notice.set(undefined);
          }}
        >
          <Icon name={notice.kind === 'success' ? 'check' : 'alert'} />
          <div>
            <Toast.Title className="toast-title">{notice.title}</Toast.Title>
            <Toast.Description>{notice.text}</Toast.Description>
          </div>
          <Toast.Close className="toast-close" aria-label={t('form.close')}>
            <Icon name="close" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className="toast-viewport" hotkey={['F8']} label={t('form.notifications')} />
    </Toast.Provider>,
    document.body,
  );
}
