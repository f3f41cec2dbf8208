import type { Env } from '#server/env.ts';
import { codeOf } from '#server/database/errors.ts';
import { openMailbox } from '#server/inbox/mailbox.ts';
import { openMailTransport } from '#server/mail/transport.ts';
import { certificateCodes, explain } from './explain.ts';
import { finding, type Finding } from './finding.ts';

/** Matches reserved domain names (RFC 2606 and RFC 6761). */
const reservedDomain = /(^|[.@])(example|invalid|localhost|test|example\.(com|net|org))$/i;

/** Checks outgoing mail, the inbox and the configured addresses. */
export async function checkMail(env: Env): Promise<Finding[]> {
  return [await tryLogin(env), ...(await checkInbox(env)), ...checkAddresses(env)];
}

/** Logs in to the mail server with the same encryption as when sending; sends nothing. */
async function tryLogin(env: Env): Promise<Finding> {
  const transport = openMailTransport(env);
  try {
    await transport.verify();
    if (env.smtpUrl === undefined) return finding('mail', 'ok', `mails become files in ${env.mailDirectory}`);
    return finding('mail', 'ok', `the server takes our connection${env.production ? ', over TLS' : ''}`);
  } catch (error) {
    return finding('mail', 'wrong', explainMail(error));
  } finally {
    transport.close();
  }
}

/** Opens the inbox for customers' replies, if configured, and reads nothing. */
async function checkInbox(env: Env): Promise<Finding[]> {
  if (!env.inbox) return [];
  try {
    (await openMailbox(env.inbox.url, env)).close();
    return [finding('mail', 'ok', `the mailbox of ${env.inbox.address} can be opened`)];
  } catch (error) {
    const { code = '', authenticationFailed } = error as { code?: string; authenticationFailed?: boolean };
    const fault = authenticationFailed ? 'refuses user or password' : 'cannot be opened';
    const text = `The mailbox of IMAP_URL ${fault}${code && ` (${code})`}: correct its host and port, and check that the server supports TLS.`;
    return [finding('mail', 'wrong', text)];
  }
}

const unreachable = 'cannot be reached: correct host and port, and allow outgoing connections to that port';
const noHost = 'has a host name that does not exist: correct it';

/** Cause and remedy, by the error code of nodemailer or of the socket. */
const explanations: Record<string, string> = {
  EAUTH: 'refuses user or password: copy both again, and escape special characters in them (%40 for @)',
  ECONNECTION: unreachable,
  EDNS: noHost,
  ENOTFOUND: noHost,
  EPROTOCOL: 'does not speak SMTP: correct host and port',
  ESOCKET: unreachable,
  ETIMEDOUT: unreachable,
  ETLS: 'offers no encryption, and in production nothing is sent in cleartext: use port 587 or smtps://',
};

function explainMail(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = codeOf(error) ?? '';
  const inner = error.cause instanceof Error ? (codeOf(error.cause) ?? '') : '';
  const isUntrusted =
    certificateCodes.test(code) || certificateCodes.test(inner) || /certificate/i.test(error.message);
  const explanation = isUntrusted
    ? 'shows a certificate that nobody vouches for: use the host name that is on it'
    : explanations[code];
  return explanation === undefined
    ? (explain(error) ?? `The server of SMTP_URL does not work: ${error.message}.`)
    : `The server of SMTP_URL ${explanation} (${code}).`;
}

function checkAddresses({ mailFrom, mailTo, production }: Env): Finding[] {
  if (!production) return [];
  const addresses = Object.entries({ MAIL_FROM: mailFrom, MAIL_TO: mailTo });
  const wrong = addresses.filter(([, address]) => reservedDomain.test(address));
  return wrong.length > 0
    ? wrong.map(([name, address]) =>
        finding('mail', 'wrong', `${name} is ${address}, a domain that nobody can have: set your own.`),
      )
    : [
        finding(
          'mail',
          'ok',
          `from ${mailFrom}, to ${mailTo}; SPF and DKIM must let the server send for the first`,
        ),
      ];
}
