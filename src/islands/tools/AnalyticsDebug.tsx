import { analyticsStatusPath, type AnalyticsStatus } from '#domain/analytics-status.ts';
import { EventDebugger, eventDebuggerTexts } from '#islands/tools/EventDebugger.tsx';
import { SitelinksPanel, sitelinksTexts } from '#islands/tools/SitelinksPanel.tsx';
import { StaffOnly, staffOnlyTexts } from '#islands/tools/StaffOnly.tsx';
import {
  ConnectionPanel,
  FirstPartyPanel,
  statusPanelsTexts,
  VerificationPanel,
} from '#islands/tools/StatusPanels.tsx';
import { useStaffData } from '#islands/tools/use-staff-data.ts';
import type { Locale } from '#i18n/locales.ts';
import { translatorOf, type Texts } from '#i18n/pick-texts.ts';
import type { MessageKey } from '#i18n/translate.ts';

/** The texts to pick for this island. */
export const analyticsDebugTexts = [
  ...staffOnlyTexts,
  ...statusPanelsTexts,
  ...sitelinksTexts,
  ...eventDebuggerTexts,
] as const satisfies MessageKey[];

interface Props {
  locale: Locale;
  texts: Texts;
  loginHref: string;
}

/** The analytics debug tool: its panels, once it is known that this visitor may see them. */
export function AnalyticsDebug({ locale, texts, loginHref }: Props) {
  const t = translatorOf(texts);
  const { answer, reload } = useStaffData<AnalyticsStatus>(analyticsStatusPath);
  const shared = { locale, t, loginHref };
  return (
    <StaffOnly answer={answer} reload={reload} loginHref={loginHref} t={t}>
      {() => (
        <div className="tool">
          <div className="tool-pair">
            <VerificationPanel {...shared} />
            <ConnectionPanel {...shared} />
          </div>
          <FirstPartyPanel {...shared} />
          <SitelinksPanel {...shared} />
          <EventDebugger locale={locale} t={t} />
        </div>
      )}
    </StaffOnly>
  );
}
