/** Opens the mailbox of customers' replies over IMAP. */
import type { Env } from '#server/env.ts';
import type { ImapFlow } from 'imapflow';

const connectTimeoutMs = 10_000;
const silenceTimeoutMs = 15_000;

/** Connects to the mailbox of IMAP_URL; the caller closes the connection. */
export async function openMailbox(url: string, { production }: Pick<Env, 'production'>): Promise<ImapFlow> {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const secure = protocol === 'imaps:';
  // Loaded on demand because few functions read mail.
  const { ImapFlow } = await import('imapflow');
  const client = new ImapFlow({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 993 : 143) : Number(port),
    secure,
    // Requires TLS: a network attacker can remove STARTTLS from the capabilities (RFC 3207, 6).
    ...(production && !secure && { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: silenceTimeoutMs,
  });
  // Pending commands reject as well; without a listener the error would end the process.
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
