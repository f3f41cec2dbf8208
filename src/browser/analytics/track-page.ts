/** Watches the page and reports its events, independently of the analytics service. */
import { withoutQuery } from '#browser/analytics/without-query.ts';
import { onSiteEvent, type SiteEvent } from '#browser/site-event.ts';
import { conversionWorth, type AnalyticsEventName, type AnalyticsEvents } from '#domain/analytics-events.ts';

/** Contact data of the visitor who sent a form. It is reported with the form's event. */
export interface Contact {
  email?: string;
  phone?: string;
}

export type Report = <Name extends AnalyticsEventName>(
  name: Name,
  parameters: AnalyticsEvents[Name],
  contact?: Contact,
) => void;

const startMs = 3_000;
const timeOnPageSeconds = 30;
const heartbeatSeconds = 60;
const scrollSteps = [25, 50, 75, 100];
const download = /\.(pdf|docx?|xlsx?|zip|rar)$/i;

/** The endpoint of the booking form. */
const bookingForm = '/api/appointments';

/** Reports the view of this page, and then every other event until the visitor leaves. */
export function trackPage(report: Report): void {
  reportView(report);
  reportStart(report);
  reportTime(report);
  reportScrolling(report);
  reportLinks(report);
  onSiteEvent((event) => {
    reportSiteEvent(report, event);
  });
}

function reportView(report: Report): void {
  report('page_view', { page_location: withoutQuery(location.href), page_title: document.title });
}

function reportStart(report: Report): void {
  setTimeout(() => {
    report('app_loaded', {});
    report('user_engagement', { engagement_time_msec: startMs });
    report('domain_verification', { domain: location.hostname });
  }, startMs);
}

function reportTime(report: Report): void {
  every(timeOnPageSeconds, (seconds) => {
    report('time_on_page', { seconds });
  });
  every(heartbeatSeconds, (seconds) => {
    report('heartbeat', { seconds });
  });
}

function every(interval: number, callback: (seconds: number) => void): void {
  let seconds = 0;
  setInterval(() => {
    seconds += interval;
    callback(seconds);
  }, interval * 1000);
}

function reportScrolling(report: Report): void {
  const remaining = [...scrollSteps];
  document.addEventListener(
    'scroll',
    () => {
      const percent = ((scrollY + innerHeight) / document.documentElement.scrollHeight) * 100;
      // The tolerance is needed because heights are rounded, so that the last pixel may be out of
      // reach.
      while (remaining[0] !== undefined && percent + 0.5 >= remaining[0]) {
        report('scroll', { percent_scrolled: remaining[0] });
        remaining.shift();
      }
    },
    { passive: true },
  );
}

function reportLinks(report: Report): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    const { href, host, pathname, protocol } = link;
    const url = withoutQuery(href);
    const extension = download.exec(pathname)?.[1];
    if (extension) report('file_download', { link_url: url, file_extension: extension.toLowerCase() });
    else if (protocol.startsWith('http') && host !== location.host)
      report('outbound_click', { link_url: url });
  });
}

function reportSiteEvent(report: Report, event: SiteEvent): void {
  switch (event.name) {
    case 'share':
      report('share', { method: event.method, item_id: event.item });
      break;
    case 'email_reveal':
      report('email_reveal', {});
      break;
    case 'form_stored':
      reportConversion(report, event);
      break;
    case 'test':
      break;
  }
}

function reportConversion(report: Report, event: Extract<SiteEvent, { name: 'form_stored' }>): void {
  const { form, email, phone, service } = event;
  const conversion = { ...conversionWorth, form, ...(service && { service }) };
  const contact = { ...(email && { email }), ...(phone && { phone }) };
  reportView(report);
  report('lead_conversion', conversion, contact);
  if (form !== bookingForm) return;
  report('generate_lead', conversion, contact);
  report('appointment_booked', conversion, contact);
}
