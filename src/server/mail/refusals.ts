/** Classifies rejections by mail servers: the address, the mail, or the connection. */

/**
 * `address`: the mailbox does not exist. `mail`: this mail is rejected, others may be accepted.
 * `way`: any other cause, usually ours to fix: login, sender, relay, policy or quota.
 */
export type Fault = 'address' | 'mail' | 'way';

/** RFC 3463, 3.2 and 3.3; 5.1.10 is RFC 7505's. x.1.7 and x.1.8 are about the sender. */
const addressStatuses = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1']);
/** Message too large, mailbox full, content not supported (RFC 3463, 3.3 to 3.7). */
const mailStatuses = /^5\.(?:3\.4|2\.\d+|6\.\d+)$/;

const mailbox = '(?:user|recipient|mailbox|account|e-?mail address)';
/**
 * Wordings of servers without enhanced status codes: a bare 550 may be a relay that requires a
 * login. A bare 501 is about the given address (RFC 5321, 4.2.2).
 */
const unknownMailbox = new RegExp(
  [
    `(?:unknown|no such|invalid) ${mailbox}`,
    `${mailbox} (?:is )?(?:unknown|not found)`,
    `${mailbox} (?:does not|doesn['’]t) exist`,
    'no mailbox here by that name',
  ].join('|'),
  'i',
);
const sendersWords = /sender|relay|authenticat/i;

interface ServerAnswer {
  /** The rejected command; after the content of the mail it is `DATA`. */
  command?: unknown;
  responseCode?: unknown;
  response?: unknown;
}

/** Classifies the error of a mail that was not sent. */
export function faultOf(error: unknown): Fault {
  const { command, code, status, words } = read(error);
  if (code < 500) return 'way';
  if (isOfMail(code, status)) return 'mail';
  if (command !== 'RCPT TO' && command !== 'DATA') return 'way';
  if (status !== '') return addressStatuses.has(status) ? 'address' : 'way';
  const isUnknown = (code === 501 && command === 'RCPT TO') || unknownMailbox.test(words);
  return isUnknown && !sendersWords.test(words) ? 'address' : 'way';
}

/** Without an enhanced status code 552 means both storage and size (RFC 5321, 4.2.3). */
function isOfMail(code: number, status: string): boolean {
  return status === '' ? code === 552 : mailStatuses.test(status) && !addressStatuses.has(status);
}

/** The status codes of a response, such as `550 5.1.1`: its text quotes addresses. */
export function statusOf(error: unknown): string {
  const { code, status } = read(error);
  return code === 0 ? '' : [code, status].join(' ').trim();
}

function read(error: unknown) {
  const { command, responseCode, response } = (error ?? {}) as ServerAnswer;
  const text = String(response);
  const [, status = ''] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(text) ?? [];
  const words = text.replaceAll(/<[^>]*>|\S+@\S+/g, '');
  return { command, code: typeof responseCode === 'number' ? responseCode : 0, status, words };
}
