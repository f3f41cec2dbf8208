/** The export of customers' contact data, in the format of advertising services. */
import { formatCsv } from '#domain/csv.ts';
import { answerFile, Refusal, type EndpointContext } from '#server/http/answers.ts';
import { checkPassword } from '#server/accounts/check-password.ts';
import { deviceAtAddress } from '#server/accounts/devices.ts';
import { forgiveAttempt } from '#server/accounts/login-store.ts';
import { isAttemptAllowed, rateLimitWindow, tooManyAttempts } from '#server/http/rate-limit.ts';
import type { Services } from '#server/http/services.ts';
import { parseBasicCredentials, type Credentials } from '#server/tools/basic-credentials.ts';
import { sql } from 'kysely';

/**
 * Maximum number of attempts per network and hour: more than a program that downloads the file
 * occasionally needs, and too few to guess a password.
 */
const rateLimitPerHour = 10;

// RFC 7617, 2.1: credentials are in UTF-8.
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
 * Query for the senders of requests, appointments and callbacks who consented to advertising (GDPR,
 * art. 6.1.a). A later consent replaces the sender's earlier ones (`forms/ads-consent.ts`), so that
 * nobody is listed twice. Omits applicants, who are not customers, and quarantined submissions,
 * which may contain another person's address.
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
 * Responds with the file to an administrator, and audits the export. Rejects invalid credentials
 * with 401 and too many attempts with 429.
 */
export async function exportCustomerData(services: Services, request: Request, { ip }: EndpointContext) {
  const credentials = parseBasicCredentials(request.headers.get('authorization'));
  if (!credentials) throw unauthorised();
  await limitAttempts(services, ip);
  const userId = await findAdministrator(services, credentials, ip);
  const rows = await takeCustomers(services, userId);
  return answerFile(formatCustomers(rows), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="customer-data.csv"',
    },
  });
}

function unauthorised(): Refusal {
  return new Refusal(401, 'tools.credentialsRefused', { headers: challenge });
}

/**
 * Counts an attempt and rejects too many. Successful ones count too, because advertising services
 * download the file rarely.
 */
async function limitAttempts({ env, db, now }: Services, ip: string): Promise<void> {
  const limit = rateLimitWindow({ ...env, rateLimitPerHour }, { name: 'customer-data' }, ip, now());
  if (!(await isAttemptAllowed(db, limit))) throw tooManyAttempts(limit);
}

/** Returns the id of the administrator with these credentials. Failures count as at the login. */
async function findAdministrator(services: Services, credentials: Credentials, address: string) {
  const username = credentials.username.toLowerCase();
  const { keys, known } = deviceAtAddress(services, { username, address });
  const check = await checkPassword(services, keys, { ...credentials, username });
  if (check.outcome === 'blocked') throw tooManyAttempts(check);
  // A program cannot take the second step, so an account with one is rejected here.
  if (check.outcome === 'wrong' || check.role !== 'administrator' || check.hasSecondFactor)
    throw unauthorised();
  await forgiveAttempt(services.db, check.counted, known);
  return check.userId;
}

/**
 * Reads the customers and audits the export in one statement, so that no row is read without an
 * entry.
 */
async function takeCustomers({ db, now, log }: Services, userId: number): Promise<Customer[]> {
  const { rows } = await sql<Customer>`
    with customers as (${customers}),
    logged as (
      insert into audit_log (user_id, action, detail, created_at)
      select ${userId}, 'customer-data.exported', jsonb_build_object('rows', count(*)), ${now()} from customers
    )
    select * from customers order by created_at desc`.execute(db);
  log({ event: 'customer data exported', userId, rows: rows.length });
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
