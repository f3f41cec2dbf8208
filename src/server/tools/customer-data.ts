/** The file with customers' contact data, as advertisement services take it in. */
import { formatCsv } from '#domain/csv.ts';
import { answerFile, Refusal, type EndpointContext } from '#server/http/answers.ts';
import { countAttempt, rateLimitWindow, tooManyAttempts } from '#server/http/rate-limit.ts';
import type { Services } from '#server/services.ts';
import { parseBasicCredentials, type Credentials } from '#server/tools/basic-credentials.ts';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';

/** Enough for a program that fetches the file now and then, and for few guesses. */
const rateLimitPerHour = 10;

// RFC 7617, 2.1: names and passwords are sent in UTF-8.
const challenge = { 'www-authenticate': 'Basic realm="customer data", charset="UTF-8"' };

interface Customer {
  email: string | null;
  phone: string | null;
  name: string;
  company: string | null;
  source: string;
  createdAt: Date | string;
}

/**
 * The people behind requests, appointments and callbacks who allowed advertisements when they sent
 * them (GDPR, art. 6.1.a). Applicants are no customers, and what is set apart as suspicious may be
 * anybody's address.
 */
export const customers = sql`
  select email, telefoon as phone, naam as name, bedrijf as company, 'contact' as source, created_at
  from contact_requests where consents_to_ads and quarantine_reasons = '{}'
  union all
  select email, telefoon, naam, bedrijf, 'appointment', created_at
  from appointments where consents_to_ads and quarantine_reasons = '{}'
  union all
  select email, telefoon, naam, null, 'callback', created_at
  from callback_requests where consents_to_ads and quarantine_reasons = '{}'`;

/**
 * Answers the file to an administrator, and writes down who took it. Refuses with 401 what opens no
 * account, and with 429 many tries.
 */
export async function exportCustomerData(
  services: Services,
  request: Request,
  { ip }: EndpointContext,
): Promise<Response> {
  const credentials = parseBasicCredentials(request.headers.get('authorization'));
  if (!credentials) throw unauthorised();
  await limitAttempts(services, credentials, ip);
  const userId = await findAdministrator(services, credentials);
  if (userId === undefined) throw unauthorised();
  const rows = await takeCustomers(services, userId);
  return answerFile(formatCustomers(rows), {
    status: 200,
    requestId: randomUUID(),
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="customer-data.csv"',
    },
  });
}

function unauthorised(): Refusal {
  return new Refusal(401, 'tools.credentialsRefused', { headers: challenge });
}

/** Counts per address and per account: many addresses together may guess no more than one. */
async function limitAttempts(
  { env, db, now }: Services,
  { username }: Credentials,
  ip: string,
): Promise<void> {
  const limits = { ...env, rateLimitPerHour };
  const windows = [
    rateLimitWindow(limits, 'customer-data', ip, now()),
    rateLimitWindow(limits, 'customer-data-account', username, now()),
  ];
  for (const window of windows) {
    const { rows } = await sql<{ attempts: number }>`${countAttempt(window)}`.execute(db);
    if ((rows[0]?.attempts ?? 0) > window.maxAttempts) throw tooManyAttempts(window);
  }
}

/** The same work for every name, so that the time tells nothing about which accounts exist. */
async function findAdministrator(
  { db, isPassword, dummyHash }: Services,
  { username, password }: Credentials,
): Promise<number | undefined> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'passwordHash', 'role'])
    .where('username', '=', username)
    .executeTakeFirst();
  const isRight = await isPassword(password, user?.passwordHash ?? dummyHash);
  return isRight && user?.role === 'administrator' ? user.id : undefined;
}

/** One statement: no row is read without the entry in the log. */
async function takeCustomers({ db, now }: Services, userId: number): Promise<Customer[]> {
  const { rows } = await sql<Customer>`
    with customers as (${customers}),
    logged as (
      insert into audit_log (user_id, action, detail, created_at)
      select ${userId}, 'customer-data.exported', jsonb_build_object('rows', count(*)), ${now()} from customers
    )
    select * from customers order by created_at desc`.execute(db);
  return rows;
}

function formatCustomers(rows: readonly Customer[]): string {
  return formatCsv(
    ['Email', 'Phone', 'Name', 'Company', 'Source', 'Created At'],
    rows.map(({ email, phone, name, company, source, createdAt }) => [
      email ?? '',
      phone ?? '',
      name,
      company ?? '',
      source,
      new Date(createdAt).toISOString(),
    ]),
  );
}
