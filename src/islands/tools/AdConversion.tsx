import { conversionWorth } from '#domain/analytics-events.ts';
import { analyticsStatusPath, type AnalyticsStatus, type FormCount } from '#domain/analytics-status.ts';
import { EventDebugger } from '#islands/tools/EventDebugger.tsx';
import { formatDayAndClock, formatEuro, formatNumber } from '#islands/tools/formats.ts';
import { Facts, Panel, Table } from '#islands/tools/Panel.tsx';
import { Tool, type ToolProps } from '#islands/tools/Tool.tsx';
import { useTranslation } from '#islands/translation.ts';
import type { MessageKey } from '#i18n/translate.ts';

const formNames = {
  contact: 'common.contact',
  appointment: 'common.appointment',
  callback: 'common.callback',
  application: 'common.vacancies',
} as const satisfies Record<FormCount['form'], MessageKey>;

const pollMs = 30_000;

/** Namespaces of the texts that the page passes. */
export const adConversionTexts = ['tools', 'common'] as const;

/** The ad conversion tool. It shows what counts as a conversion, and the numbers of conversions. */
export function AdConversion(props: ToolProps<typeof adConversionTexts>) {
  return (
    <Tool<AnalyticsStatus> path={analyticsStatusPath} pollMs={pollMs} {...props}>
      {(status) => (
        <>
          <Conversions {...status} />
          <Setup {...status} />
          <EventDebugger />
        </>
      )}
    </Tool>
  );
}

function Conversions({ days, forms }: AnalyticsStatus) {
  const { locale, t } = useTranslation<'tools' | 'common'>();
  const toRow = ({ form, recent, latestAt }: FormCount) => [
    t(formNames[form]),
    formatNumber(recent, locale),
    latestAt === null ? '–' : formatDayAndClock(new Date(latestAt), locale),
  ];
  return (
    <Panel heading={t('tools.conversionsHeading')} text={t('tools.conversionsText')}>
      <Table
        label={t('tools.conversionsHeading')}
        columns={[
          t('tools.conversionForm'),
          t('tools.conversionCount', { days }),
          t('tools.conversionLatest'),
        ]}
        rows={forms.map(toRow)}
      />
    </Panel>
  );
}

function Setup({ measurementId }: AnalyticsStatus) {
  const { locale, t } = useTranslation<'tools'>();
  return (
    <Panel heading={t('tools.conversionSetupHeading')}>
      <Facts
        facts={[
          [t('tools.measurementId'), measurementId ?? t('tools.notSet')],
          [
            t('tools.conversionEvents'),
            <code className="text-small">lead_conversion, generate_lead, appointment_booked</code>,
          ],
          [t('tools.conversionWorth'), formatEuro(conversionWorth.value, locale)],
          [t('tools.conversionContact'), t('tools.conversionContactText')],
        ]}
      />
    </Panel>
  );
}
