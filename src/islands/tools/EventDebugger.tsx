import { emitSiteEvent } from '#browser/site-event.ts';
import { $eventLog, followEvents } from '#islands/stores/event-log.ts';
import { Panel, Table } from '#islands/tools/Panel.tsx';
import { stateClass } from '#islands/tools/StaffOnly.tsx';
import { formatClock, formatEuro } from '#islands/tools/formats.ts';
import { useTranslation } from '#islands/translation.ts';
import { buttonClass } from '#styles/class-names.ts';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

/**
 * Shows the latest events of this tab, and those that other tabs of this browser pass to the
 * analytics tag.
 */
export function EventDebugger() {
  const { locale, t } = useTranslation<'tools'>();
  const log = useStore($eventLog, { ssr: 'initial' });
  useEffect(followEvents, []);
  const columns = [
    t('tools.eventName'),
    t('tools.eventForm'),
    t('tools.eventTime'),
    t('tools.eventValue'),
    t('tools.eventData'),
    t('tools.eventSent'),
  ];
  const rows = log.map(({ event, formType, timestamp, value, userData, sent }) => [
    <span className="ltr">{event}</span>,
    <span className="ltr">{formType ?? '–'}</span>,
    formatClock(timestamp, locale),
    value === undefined ? '–' : formatEuro(value, locale),
    <span className="ltr">{[userData.page, userData.service].filter(Boolean).join(' · ')}</span>,
    sent ? t('tools.yes') : t('tools.no'),
  ]);
  return (
    <Panel heading={t('tools.eventsHeading')} text={t('tools.eventsText')}>
      {rows.length === 0 ? (
        <p className={stateClass}>{t('tools.eventsEmpty')}</p>
      ) : (
        <Table label={t('tools.eventsHeading')} columns={columns} rows={rows} />
      )}
      <p>
        <button
          className={buttonClass('secondary', 'small')}
          type="button"
          onClick={() => {
            emitSiteEvent('test', {});
          }}
        >
          {t('tools.eventTest')}
        </button>
      </p>
    </Panel>
  );
}
