/** The server's part of the analytics tools. */

export const analyticsStatusPath = '/api/analytics-status';

/** The forms that count as a conversion. */
export const conversionForms = ['contact', 'appointment', 'callback', 'application'] as const;
export type ConversionForm = (typeof conversionForms)[number];

export interface FormCount {
  form: ConversionForm;
  /** Since the first day of the period; without those set apart as suspicious. */
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
  /** How many rows the file with customer data has now. */
  customerRows: number;
}

export const customerDataPath = '/api/customer-data.csv';
