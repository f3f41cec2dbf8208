/** Analytics events: each name with its parameters. Sent after consent only. */

/** The value of a conversion, which the advertising service uses to compare conversions. */
export const conversionWorth = { currency: 'EUR', value: 1 } as const;

type Conversion = typeof conversionWorth & {
  /** Path of the form's endpoint. */
  form: string;
  /** The requested service, where the form asks for one. */
  service?: string;
};

export interface AnalyticsEvents {
  page_view: { page_location: string; page_title: string };
  /** At 25, 50, 75 and 100 percent of the page, once each. */
  scroll: { percent_scrolled: number };
  /** Every 30 seconds. */
  time_on_page: { seconds: number };
  outbound_click: { link_url: string };
  file_download: { link_url: string; file_extension: string };
  /** Sent 3 seconds after the page opens, with `user_engagement` and `domain_verification`. */
  app_loaded: Record<string, never>;
  user_engagement: { engagement_time_msec: number };
  domain_verification: { domain: string };
  /** Every 60 seconds. */
  heartbeat: { seconds: number };
  share: { method: string; item_id: string };
  email_reveal: Record<string, never>;
  /** A submission was stored. */
  lead_conversion: Conversion;
  /**
   * Sent for the booking form only, after `lead_conversion` and together with `appointment_booked`.
   */
  generate_lead: Conversion;
  appointment_booked: Conversion;
}

export type AnalyticsEventName = keyof AnalyticsEvents;

export type AnalyticsEvent = {
  [Name in AnalyticsEventName]: { name: Name; parameters: AnalyticsEvents[Name] };
}[AnalyticsEventName];

/**
 * Name of the `BroadcastChannel` on which each tab reports its sent events to the event debugger in
 * other tabs.
 */
export const analyticsChannel = 'analytics-events';

/** An event as a tab reports it, without contact data. */
export interface SentEvent {
  event: AnalyticsEvent;
  /** Path of the page. */
  page: string;
}
