import { company } from '#company';
import {
  conversionForms,
  type AnalyticsStatus,
  type ConversionForm,
  type FormCount,
} from '#domain/analytics-status.ts';
import type { Services } from '#server/http/services.ts';
import { customers } from '#server/tools/customer-data.ts';
import { sql } from 'kysely';

const days = 30;
const dayMs = 86_400_000;

const tables: Record<ConversionForm, string> = {
  contact: 'contact_requests',
  appointment: 'appointments',
  callback: 'callback_requests',
  application: 'applications',
};

interface Row {
  form: ConversionForm;
  recent: number;
  latestAt: Date | string | null;
  customerRows: number;
}

/**
 * Reads the configuration, the submissions of the last 30 days, the latest one of each form, and
 * the size of the customer data file.
 */
export async function readAnalyticsStatus({ db, now }: Services): Promise<AnalyticsStatus> {
  const since = new Date(now().getTime() - days * dayMs);
  const counts = conversionForms.map(
    (form) => sql`
      select ${form}::text as form, count(*) filter (where created_at >= ${since})::int as recent,
        max(created_at) as latest_at, (select count(*)::int from (${customers}) as customers) as customer_rows
      from ${sql.table(tables[form])} where quarantine_reasons = '{}'
      and reference not in (select reference from requests where is_visit)`,
  );
  const { rows } = await sql<Row>`${sql.join(counts, sql` union all `)}`.execute(db);
  return {
    checkedAt: now().toISOString(),
    measurementId: company.measurementId || null,
    days,
    forms: conversionForms.map((form) => toCount(form, rows)),
    customerRows: rows[0]?.customerRows ?? 0,
  };
}

function toCount(form: ConversionForm, rows: readonly Row[]): FormCount {
  const row = rows.find((candidate) => candidate.form === form);
  const latest = row?.latestAt ?? null;
  return { form, recent: row?.recent ?? 0, latestAt: latest && new Date(latest).toISOString() };
}
