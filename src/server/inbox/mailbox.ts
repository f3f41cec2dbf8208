/** Opens the mailbox in which customers' answers arrive, over IMAP. */
import type { Env } from '#server/env.ts';
import type { ImapFlow } from 'imapflow';

const connectTimeoutMs = 10_000;
const silenceTimeoutMs = 15_000;

/** The mailbox that IMAP_URL names, opened; whoever asked for it closes it. */
export async function openMailbox(url: string, { production }: Pick<Env, 'production'>): Promise<ImapFlow> {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const secure = protocol === 'imaps:';
  // Loaded when it is needed: few functions read mail.
  const { ImapFlow } = await import('imapflow');
  const client = new ImapFlow({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 993 : 143) : Number(port),
    secure,
    // An attacker on the way can take the offer of STARTTLS out of an answer (RFC 8314, 2).
    ...(production && !secure && { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: silenceTimeoutMs,
  });
  // Whatever waits for an answer is told too; without a listener this would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.mailboxOpen(decodeURIComponent(pathname.slice(1)) || 'INBOX');
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}
