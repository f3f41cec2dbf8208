import type { Env } from '#server/env.ts';
import { codeOf } from '#server/database/errors.ts';
import { openMailTransport } from '#server/mail/transport.ts';
import { explain } from './explain.ts';
import type { Finding } from './finding.ts';

/** Names that nobody can have: RFC 2606 and RFC 6761. */
const reservedDomain = /(^|[.@])(example|invalid|localhost|test|example\.(com|net|org))$/i;

/** Knocks at the mail server, with password and encryption as for mails. Sends nothing. */
export async function checkMail(env: Env): Promise<Finding[]> {
  return [await knock(env), ...judgeAddresses(env)];
}

function finding(state: Finding['state'], text: string): Finding {
  return { subject: 'mail', state, text };
}

async function knock(env: Env): Promise<Finding> {
  const transport = openMailTransport(env);
  try {
    await transport.verify();
    if (env.smtpUrl === undefined) return finding('ok', `mails become files in ${env.mailDirectory}`);
    return finding('ok', `the server takes our connection${env.production ? ', over TLS' : ''}`);
  } catch (error) {
    return finding('wrong', explainMail(error));
  } finally {
    transport.close();
  }
}

/** By the code of nodemailer, or of the socket under it. */
const cures: Record<string, string> = {
  EAUTH: 'refuses user or password: copy both again, and escape special signs in them (%40 for @)',
  ECONNECTION: 'cannot be reached: mend host and port, and let this machine out on that port',
  EDNS: 'has a host name that does not exist: mend it',
  ENOTFOUND: 'has a host name that does not exist: mend it',
  EPROTOCOL: 'does not speak SMTP: mend host and port',
  ESOCKET: 'cannot be reached: mend host and port, and let this machine out on that port',
  ETIMEDOUT: 'does not answer: mend host and port, and let this machine out on that port',
  ETLS: 'offers no encryption, and in production nothing is sent in clear: take port 587 or smtps://',
};

const certificateCodes = /^(SELF_SIGNED|DEPTH_ZERO|UNABLE_TO|CERT_|ERR_TLS)/;

function explainMail(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = codeOf(error) ?? '';
  const inner = error.cause instanceof Error ? (codeOf(error.cause) ?? '') : '';
  const isUnknown =
    certificateCodes.test(code) || certificateCodes.test(inner) || /certificate/i.test(error.message);
  const cure = isUnknown
    ? 'shows a certificate that nobody vouches for: use the host name that is on it'
    : cures[code];
  return cure === undefined
    ? (explain(error) ?? `The server of SMTP_URL does not work: ${error.message}.`)
    : `The server of SMTP_URL ${cure} (${code}).`;
}

function judgeAddresses({ mailFrom, mailTo, production }: Env): Finding[] {
  if (!production) return [];
  const addresses = Object.entries({ MAIL_FROM: mailFrom, MAIL_TO: mailTo });
  const wrong = addresses.filter(([, address]) => reservedDomain.test(address));
  return wrong.length > 0
    ? wrong.map(([name, address]) =>
        finding('wrong', `${name} is ${address}, a domain that nobody can have: set your own.`),
      )
    : [finding('ok', `from ${mailFrom}, to ${mailTo}; SPF and DKIM must let the server send for the first`)];
}
