import { CallbackForm, type CallbackFormProps } from '#islands/CallbackForm.tsx';
import { Icon } from '#islands/Icon.tsx';
import { $callbackDialog } from '#islands/stores/callback-dialog.ts';
import { translatorOf } from '#i18n/texts.ts';
import { iconButtonClass } from '#styles/class-names.ts';
import { hintClass } from '#styles/form-classes.ts';
import { useStore } from '@nanostores/react';
import { StatusPanel } from '#islands/SubmissionForm.tsx';
import type { SubmissionStatus } from '#islands/use-outcome.ts';
import { useEffect, useRef, useState } from 'react';

export type CallbackDialogProps = Pick<
  CallbackFormProps,
  'locale' | 'texts' | 'privacyHref' | 'offersEvening' | 'phoneHref'
>;

/**
 * The callback form in a modal dialog. The page behind it shows the confirmation. The native dialog
 * traps the focus and restores it.
 */
export function CallbackDialog(props: CallbackDialogProps) {
  const open = useStore($callbackDialog);
  const dialog = useRef<HTMLDialogElement>(null);
  const t = translatorOf(props.texts);

  const [sent, setSent] = useState<SubmissionStatus>();

  useEffect(() => {
    if (!open) return;
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLInputElement>('[name="naam"]')?.focus();
  }, [open]);

  const close = () => dialog.current?.close();
  const onSuccess = (status: SubmissionStatus) => {
    // The dialog is closed first, because the toaster would render inside an open modal dialog.
    close();
    setSent(status);
  };
  return (
    <>
      <div role="status" data-sent>
        {sent && (
          <div className="wrap py-6">
            <StatusPanel status={sent} />
          </div>
        )}
      </div>
      <dialog
        className="m-auto max-h-[calc(100dvh-3rem)] w-[min(48rem,100%)] overscroll-contain rounded-ee-curve-m border-2 border-rule bg-surface px-6 py-5 text-text max-sm:mb-0 max-sm:max-h-dvh max-sm:max-w-none max-sm:rounded-none max-sm:border-x-0 max-sm:border-b-0"
        aria-labelledby="callback-dialog-title"
        ref={dialog}
        onClose={() => {
          $callbackDialog.set(false);
        }}
      >
        <div className="mb-4 flex justify-between gap-4">
          <div>
            <h2 className="mb-2 text-h3/[1.2]" id="callback-dialog-title">
              {t('callback.dialogTitle')}
            </h2>
            <p className={hintClass}>{t('callback.intro')}</p>
          </div>
          <button
            className={`${iconButtonClass} shrink-0 self-start border-rule text-text`}
            type="button"
            aria-label={t('form.close')}
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
        <CallbackForm {...props} idPrefix="callback-" onCancel={close} onSuccess={onSuccess} />
      </dialog>
    </>
  );
}
