/** The server's part of the analytics tools. */

export const analyticsStatusPath = '/api/analytics-status';

/** The forms whose submissions the analytics tools count. */
export const conversionForms = ['contact', 'appointment', 'callback', 'application'] as const;
export type ConversionForm = (typeof conversionForms)[number];

export interface FormCount {
  form: ConversionForm;
  /** Number since the first day of the period, without quarantined ones. */
  recent: number;
  /** ISO 8601; null when there is none. */
  latestAt: string | null;
}

/** The answer of `GET /api/analytics-status`. */
export interface AnalyticsStatus {
  checkedAt: string;
  /** Null when the site measures nothing. */
  measurementId: string | null;
  days: number;
  forms: readonly FormCount[];
  /** Number of rows in the current customer data file. */
  customerRows: number;
}

export const customerDataPath = '/api/customer-data.csv';
