import { Icon } from '#islands/Icon.tsx';
import { UnbrokenReferences } from '#islands/UnbrokenReferences.tsx';
import { $notice } from '#islands/stores/notice.ts';
import { useIsBrowser } from '#islands/use-is-browser.ts';
import { statusIcon, statusIconClass } from '#styles/form-classes.ts';
import type { NoticeLabels } from '#contracts/sent-notice.ts';
import { useStore } from '@nanostores/react';
import * as Toast from '@radix-ui/react-toast';
import { createPortal } from 'react-dom';

const toastClass =
  'grid grid-cols-[auto_1fr_auto] items-start gap-x-3.5 gap-y-1 border-2 border-rule p-4 leading-[1.4] data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)';

const groundClasses = { success: 'bg-ok-bg', todo: 'bg-soft', failure: 'bg-error-bg' };

interface Props {
  /** Only notices of this owner are shown here. */
  owner: string;
  labels: NoticeLabels;
}

/**
 * Shows the current notice for 5 s. F8 focuses it, and a swipe of 50 px towards its edge of the
 * window dismisses it.
 */
export function Toaster({ owner, labels }: Props) {
  const notice = useStore($notice, { ssr: 'initial' });
  // Nothing is prerendered, because Radix writes style attributes, which the content security
  // policy blocks in HTML.
  if (!useIsBrowser()) return null;

  // In an open modal dialog the notice is inside it, because elements outside are inert.
  const container = document.forms.namedItem(owner)?.closest('dialog:modal') ?? document.body;
  return createPortal(
    <Toast.Provider
      duration={5000}
      swipeDirection={document.dir === 'rtl' ? 'left' : 'right'}
      swipeThreshold={50}
      label={labels.notification}
    >
      {notice?.owner === owner && (
        <Toast.Root
          data-toast
          key={notice.id}
          className={`${toastClass} ${groundClasses[notice.kind]}`}
          onOpenChange={(open) => {
            if (!open) $notice.set(undefined);
          }}
          onEscapeKeyDown={(event) => {
            // Keeps the dialog around the notice open.
            event.preventDefault();
            $notice.set(undefined);
          }}
        >
          <Icon name={statusIcon[notice.kind]} className={statusIconClass[notice.kind]} />
          <Toast.Title className="font-bold">{notice.title}</Toast.Title>
          <Toast.Close className="grid size-8 cursor-pointer place-items-center" aria-label={labels.close}>
            <Icon name="close" />
          </Toast.Close>
          <Toast.Description className="col-[1/-1]">
            <UnbrokenReferences text={notice.text} />
          </Toast.Description>
        </Toast.Root>
      )}
      <Toast.Viewport
        className="fixed end-0 top-16 z-10 w-[min(28rem,100vw)] p-4 lg:top-26"
        hotkey={['F8']}
        label={labels.notifications}
      />
    </Toast.Provider>,
    container,
  );
}
