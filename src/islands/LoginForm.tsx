import { ErrorSummary } from '#islands/fields/ErrorSummary.tsx';
import { PasswordField } from '#islands/fields/PasswordField.tsx';
import { TextField } from '#islands/fields/TextField.tsx';
import { FormElement, SubmitButton } from '#islands/FormFrame.tsx';
import { FormProviders } from '#islands/FormProviders.tsx';
import { LazyToaster } from '#islands/LazyToaster.tsx';
import { StatusPanel, formNamespaces } from '#islands/SubmissionForm.tsx';
import type { SubmissionStatus } from '#islands/use-outcome.ts';
import { useTexts } from '#islands/translation.ts';
import { useSubmission, type FormPageProps } from '#islands/use-submission.ts';
import { actionsClass, buttonClass } from '#styles/class-names.ts';
import { hintClass, smallSummaryClass, smallSummaryHeadingClass } from '#styles/form-classes.ts';
import { staffPath } from '#contracts/staff/frame.ts';
import { findReturnPath, loginContract } from '#contracts/login.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import type * as z from 'zod/mini';

/** Namespaces of the texts that the page passes. */
export const loginFormTexts = [...formNamespaces, 'login'] as const;

type Input = z.input<typeof loginContract.schema>;

/** Credentials are not saved in the browser's storage. */
const excludedFromDraft = ['username', 'password'] as const;
const portalDelayMs = 2000;

interface Props extends FormPageProps<typeof loginFormTexts> {
  phone: string;
  phoneHref: string;
  portalUrl: string;
  homeHref: string;
}

/**
 * The login form. After a login it shows a welcome message, and opens the page that required the
 * login or else the portal.
 */
export function LoginForm({ locale, texts, phone, phoneHref, portalUrl, homeHref, ...page }: Props) {
  const translation = useTexts(locale, texts);
  const { t } = translation;
  const submission = useSubmission({
    ...page,
    translation,
    ...loginContract,
    notices: {
      successTitle: t('login.successTitle'),
      failureTitle: t('login.errorTitle'),
      failureFallback: t('login.error'),
      failureNotices: { 401: { title: t('login.failureTitle'), text: t('login.wrong') } },
    },
    excludedFromDraft,
  });
  const { form, status } = submission;
  const isLoggedIn = status?.kind === 'success';
  useOpenPortal(isLoggedIn, portalUrl, homeHref);

  return (
    <FormProviders {...submission}>
      {isLoggedIn ? (
        <Welcome status={status}>
          <a className={buttonClass('primary')} href={staffPath}>
            {t('login.workspaceLink')}
          </a>
          <a href={portalUrl} target="_blank" rel="noopener">
            {t('login.portalLink')}
          </a>
          <a href={homeHref}>{t('login.homeLink')}</a>
        </Welcome>
      ) : (
        <FormElement
          submission={submission}
          summary={status ? <Failure status={status} /> : <ErrorSummary isSmall />}
          className="grid gap-4.5"
        >
          <TextField<Input>
            name="username"
            label={t('login.usernameLabel')}
            autoComplete="username"
            required
          />
          <PasswordField<Input>
            name="password"
            label={t('login.passwordLabel')}
            showLabel={t('login.showPassword')}
            required
          />
          <SubmitButton
            pending={form.formState.isSubmitting}
            label={t('login.submitLabel')}
            pendingLabel={t('login.pendingLabel')}
          />
          <p className={hintClass}>
            {t('login.help')}{' '}
            <a className="ltr whitespace-nowrap" href={phoneHref}>
              {phone}
            </a>
          </p>
        </FormElement>
      )}
      <LazyToaster {...submission} />
    </FormProviders>
  );
}

/** Shows why a login failed, and takes the focus like the error summary. */
function Failure({ status }: { status: SubmissionStatus }) {
  return (
    <div className={smallSummaryClass} role="alert" tabIndex={-1} ref={useFocus()}>
      <h2 className={smallSummaryHeadingClass}>{status.title}</h2>
      <p>{status.text}</p>
    </div>
  );
}

/**
 * The message that replaces the form. It has a link to the portal, because the browser may block
 * the new tab.
 */
function Welcome({ status, children }: { status: SubmissionStatus; children: ReactNode }) {
  return (
    <div className="grid gap-5 outline-none" data-welcome role="status" tabIndex={-1} ref={useFocus()}>
      <StatusPanel status={status} />
      <p className={actionsClass}>{children}</p>
    </div>
  );
}

function useFocus() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.focus();
  }, []);
  return element;
}

/**
 * Returns to the page that required the login. Without one, it opens the portal in a new tab and
 * then the home page, or stays here if the browser blocks the tab.
 */
function useOpenPortal(isLoggedIn: boolean, portalUrl: string, homeHref: string): void {
  useEffect(() => {
    if (!isLoggedIn) return undefined;
    const back = findReturnPath(new URLSearchParams(window.location.search));
    if (back) {
      window.location.assign(back);
      return undefined;
    }
    const timer = setTimeout(() => {
      // `noopener` is not used, because `open` would then return null even if the tab opened.
      const tab = window.open(portalUrl, '_blank');
      if (!tab) return;
      tab.opener = null;
      window.location.assign(homeHref);
    }, portalDelayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isLoggedIn, portalUrl, homeHref]);
}
