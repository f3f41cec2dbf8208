/** The data that the analytics tools read from the server. */

export const analyticsStatusPath = '/api/analytics-status';

/** The forms whose submissions the analytics tools count. */
export const conversionForms = ['contact', 'appointment', 'callback', 'application'] as const;
export type ConversionForm = (typeof conversionForms)[number];

export interface FormCount {
  form: ConversionForm;
  /** Number of submissions in the last `days` days, without those in quarantine. */
  recent: number;
  /** Time of the last submission, in ISO 8601; null without submissions. */
  latestAt: string | null;
}

/** The response of `GET /api/analytics-status`. */
export interface AnalyticsStatus {
  checkedAt: string;
  /** Null when the site measures nothing. */
  measurementId: string | null;
  days: number;
  forms: readonly FormCount[];
  /** Number of rows that the customer data file has now. */
  customerRows: number;
}

export const customerDataPath = '/api/customer-data.csv';
