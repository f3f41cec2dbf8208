import { analyticsStatusPath } from '#domain/analytics-status.ts';
import { EventDebugger, eventDebuggerTexts } from '#islands/tools/EventDebugger.tsx';
import { SitelinksPanel, sitelinksTexts } from '#islands/tools/SitelinksPanel.tsx';
import { staffOnlyTexts } from '#islands/tools/StaffOnly.tsx';
import {
  ConnectionPanel,
  FirstPartyPanel,
  statusPanelsTexts,
  VerificationPanel,
} from '#islands/tools/StatusPanels.tsx';
import { Tool, type ToolProps } from '#islands/tools/Tool.tsx';
import type { MessageKey } from '#i18n/translate.ts';

/** The texts to pick for this island. */
export const analyticsDebugTexts = [
  ...staffOnlyTexts,
  ...statusPanelsTexts,
  ...sitelinksTexts,
  ...eventDebuggerTexts,
] as const satisfies MessageKey[];

/** The analytics debug tool: its panels, once it is known that this visitor may see them. */
export function AnalyticsDebug(props: ToolProps) {
  const { loginHref } = props;
  return (
    <Tool path={analyticsStatusPath} {...props}>
      {() => (
        <>
          <div className="tool-pair">
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
