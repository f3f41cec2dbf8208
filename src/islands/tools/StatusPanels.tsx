/** Panels that show the state of analytics and of the customer data. They refresh themselves. */
import { analyticsStatusPath, customerDataPath, type AnalyticsStatus } from '#domain/analytics-status.ts';
import { readConsent } from '#browser/analytics/consent.ts';
import { CustomerDataTest } from '#islands/tools/CustomerDataTest.tsx';
import { formatClock, formatNumber } from '#islands/tools/formats.ts';
import { Facts, Panel } from '#islands/tools/Panel.tsx';
import { StaffOnly } from '#islands/tools/StaffOnly.tsx';
import { useTranslation } from '#islands/translation.ts';
import { useStaffData } from '#islands/tools/use-staff-data.ts';
import { hintClass } from '#styles/form-classes.ts';
import { contactPath } from '#contracts/contact.ts';
import { appointmentPath } from '#contracts/appointment.ts';

const connectionMs = 5_000;
const verificationMs = 10_000;
const firstPartyMs = 30_000;

/** The endpoints with customer data. */
const usedEndpoints = [`GET ${customerDataPath}`, `POST ${contactPath}`, `POST ${appointmentPath}`];

/** Endpoints that are only listed as text. None of them serves this data as JSON. */
const jsonEndpoints = ['/api/customers', '/api/contact-requests', '/api/appointments'];

interface Props {
  loginHref: string;
}

/** Shows whether the site uses analytics, and whether this browser has consented to it. */
export function VerificationPanel({ loginHref }: Props) {
  const { t } = useTranslation<'tools'>();
  const { answer, reload } = useStaffData<AnalyticsStatus>(analyticsStatusPath, verificationMs);
  return (
    <Panel heading={t('tools.verificationHeading')}>
      <StaffOnly answer={answer} reload={reload} loginHref={loginHref}>
        {({ measurementId }) => (
          <Facts
            facts={[
              [t('tools.measurementId'), measurementId ?? t('tools.notSet')],
              [t('tools.consent'), t(`tools.consent${describeConsent()}`)],
              [t('tools.tracker'), t('dataLayer' in window ? 'tools.active' : 'tools.inactive')],
            ]}
          />
        )}
      </StaffOnly>
      <PollNote everyMs={verificationMs} />
    </Panel>
  );
}

/** Shows the company's own customer data, with a test of the file. */
export function FirstPartyPanel({ loginHref }: Props) {
  const { locale, t } = useTranslation<'tools'>();
  const { answer, reload } = useStaffData<AnalyticsStatus>(analyticsStatusPath, firstPartyMs);
  return (
    <Panel heading={t('tools.firstPartyHeading')} text={t('tools.firstPartyText')}>
      <StaffOnly answer={answer} reload={reload} loginHref={loginHref}>
        {({ customerRows }) => (
          <Facts
            facts={[
              [t('tools.customerRows'), formatNumber(customerRows, locale)],
              [t('tools.endpoints'), <EndpointList endpoints={usedEndpoints} />],
              [t('tools.jsonEndpoints'), <EndpointList endpoints={jsonEndpoints} />],
            ]}
          />
        )}
      </StaffOnly>
      <PollNote everyMs={firstPartyMs} />
      <CustomerDataTest />
    </Panel>
  );
}

/** Shows whether the server responds, and how fast. */
export function ConnectionPanel({ loginHref }: Props) {
  const { locale, t } = useTranslation<'tools'>();
  const { answer, reload } = useStaffData<AnalyticsStatus>(analyticsStatusPath, connectionMs);
  return (
    <Panel heading={t('tools.connectionHeading')}>
      {answer.kind === 'data' || answer.kind === 'failed' ? (
        <Facts
          facts={[
            [t('tools.connection'), t(answer.kind === 'data' ? 'tools.connected' : 'tools.disconnected')],
            [t('tools.checkedAt'), answer.kind === 'data' ? formatClock(answer.receivedAt, locale) : '–'],
            [
              t('tools.answerTime'),
              answer.kind === 'data' ? t('tools.answerMs', { ms: answer.tookMs }) : '–',
            ],
          ]}
        />
      ) : (
        <StaffOnly answer={answer} reload={reload} loginHref={loginHref}>
          {() => null}
        </StaffOnly>
      )}
      <PollNote everyMs={connectionMs} />
    </Panel>
  );
}

function EndpointList({ endpoints }: { endpoints: readonly string[] }) {
  return (
    <ul className="grid gap-1 rtl:text-end" dir="ltr">
      {endpoints.map((endpoint) => (
        <li key={endpoint}>
          <code className="text-small">{endpoint}</code>
        </li>
      ))}
    </ul>
  );
}

function PollNote({ everyMs }: { everyMs: number }) {
  const { t } = useTranslation<'tools'>();
  return <p className={hintClass}>{t('tools.pollNote', { seconds: everyMs / 1000 })}</p>;
}

function describeConsent(): 'unset' | 'refused' | 'analytics' | 'ads' {
  const consent = readConsent();
  if (!consent) return 'unset';
  if (consent.ads) return 'ads';
  return consent.analytics ? 'analytics' : 'refused';
}
