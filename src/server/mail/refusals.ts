/** Classifies failed deliveries: caused by the address, by the mail, or by anything else. */

/**
 * `address`: the mailbox does not exist. `mail`: this mail is rejected, but others may be accepted.
 * `other`: any other cause, usually ours to fix, such as login, sender, relay, policy or quota.
 */
export type Fault = 'address' | 'mail' | 'other';

/**
 * The mailbox does not exist (RFC 3463, 3.2 and 3.3; RFC 7505 defines 5.1.10). 5.1.7 and 5.1.8
 * concern the sender.
 */
const addressStatuses = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1']);
/** Message too large, mailbox full, content not supported (RFC 3463, 3.3 to 3.7). */
const mailStatuses = /^5\.(?:3\.4|2\.\d+|6\.\d+)$/;

const mailbox = '(?:user|recipient|mailbox|account|e-?mail address)';
/**
 * Phrases of servers that send no enhanced status code. A bare 550 may also come from a relay that
 * requires authentication; a bare 501 concerns the given address (RFC 5321, 4.2.2).
 */
const unknownMailbox = new RegExp(
  [
    `(?:unknown|no such|invalid) ${mailbox}`,
    `${mailbox} (?:is )?(?:unknown|not found)`,
    `${mailbox} (?:does not|doesn['’]t) exist`,
    'no mailbox here by that name',
    // About the domain, in the words of Exim and cPanel.
    'unrouteable (?:address|mail domain)',
    '(?:domain|host) (?:is )?(?:not found|unknown)',
    'domain may not exist',
  ].join('|'),
  'i',
);
const sendersWords = /sender|relay|authenticat/i;
/** Gmail responds with 5.2.1 both for a disabled mailbox and for one that gets mail too fast. */
const rateWords = /\brate\b/i;

interface ServerAnswer {
  /** The rejected SMTP command; `DATA` if the server rejected the content. */
  command?: unknown;
  responseCode?: unknown;
  response?: unknown;
}

/** Classifies the error of a mail that was not sent. */
export function classifyFailure(error: unknown): Fault {
  const { command, code, status, words } = readResponse(error);
  if (code < 500 || (status === '5.2.1' && rateWords.test(words))) return 'other';
  // Without an enhanced status code, 552 may mean storage or size (RFC 5321, 4.2.3).
  const isOfMail = status === '' ? code === 552 : mailStatuses.test(status) && !addressStatuses.has(status);
  if (isOfMail) return 'mail';
  if (command !== 'RCPT TO' && command !== 'DATA') return 'other';
  if (status !== '') return addressStatuses.has(status) ? 'address' : 'other';
  const isUnknown = (code === 501 && command === 'RCPT TO') || unknownMailbox.test(words);
  return isUnknown && !sendersWords.test(words) ? 'address' : 'other';
}

/**
 * Returns only the status codes of a response, such as `550 5.1.1`, because its text may quote
 * addresses; empty for an error without a response.
 */
export function statusOf(error: unknown): string {
  const { code, status } = readResponse(error);
  return code === 0 ? '' : [code, status].join(' ').trim();
}

function readResponse(error: unknown) {
  const { command, responseCode, response } = (error ?? {}) as ServerAnswer;
  const text = String(response);
  const [, status = ''] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(text) ?? [];
  const words = text.replaceAll(/<[^>]*>|\S+@\S+/g, '');
  return { command, code: typeof responseCode === 'number' ? responseCode : 0, status, words };
}
