import { analyticsStatusPath } from '#domain/analytics-status.ts';
import { EventDebugger } from '#islands/tools/EventDebugger.tsx';
import { SitelinksPanel } from '#islands/tools/SitelinksPanel.tsx';
import { ConnectionPanel, FirstPartyPanel, VerificationPanel } from '#islands/tools/StatusPanels.tsx';
import { Tool, type ToolProps } from '#islands/tools/Tool.tsx';

/** Namespaces of the texts that the page passes. */
export const analyticsDebugTexts = ['tools', 'login'] as const;

/** The analytics debug tool. It shows its panels only to a user with permission. */
export function AnalyticsDebug(props: ToolProps<typeof analyticsDebugTexts>) {
  const { loginHref } = props;
  return (
    <Tool path={analyticsStatusPath} {...props}>
      {() => (
        <>
          <div className="grid gap-x-gutter gap-y-block *:min-w-0 lg:grid-cols-[1fr_1fr]">
            <VerificationPanel loginHref={loginHref} />
            <ConnectionPanel loginHref={loginHref} />
          </div>
          <FirstPartyPanel loginHref={loginHref} />
          <SitelinksPanel loginHref={loginHref} />
          <EventDebugger />
        </>
      )}
    </Tool>
  );
}
