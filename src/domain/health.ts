/** The health of the site, for a monitor. */

export interface HealthAnswer {
  status: 'ok' | 'failing';
  /** Codes, such as `mail-waiting`. */
  problems: string[];
  mail: { waiting: number; oldestSeconds: number | null; givenUp: number };
  /** When each schedule last did its work, in ISO 8601. */
  schedules: Record<string, string>;
}
