/** The response of `GET /api/health`, which monitors read. */
export interface HealthAnswer {
  status: 'ok' | 'failing';
  /** Codes of problems, such as `mail-waiting`. */
  problems: string[];
  mail: { waiting: number; oldestSeconds: number | null; givenUp: number };
  /** When each schedule last succeeded, in ISO 8601. */
  schedules: Record<string, string>;
}
