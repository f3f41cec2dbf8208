/** What a mail server meant by refusing a mail. */

interface ServerAnswer {
  /** The command that was answered; after the text of the mail it is `DATA`. */
  command?: unknown;
  responseCode?: unknown;
  response?: unknown;
}

/**
 * True when sending the same mail to the same recipient again is of no use (RFC 5321, 4.2.1). A
 * refused login or sender is ours to repair, and so is a policy against us (RFC 3463, 3.8: x.7.x):
 * their mails wait for that.
 */
export function isForGood(error: unknown): boolean {
  const { command, responseCode, status } = read(error);
  return (command === 'RCPT TO' || command === 'DATA') && responseCode >= 500 && !status.startsWith('5.7.');
}

/** True when the address itself is wrong, rather than its mailbox full or the mail unwanted. */
export function isUnknownRecipient(error: unknown): boolean {
  const { command, responseCode, status } = read(error);
  const isAddress = status === '' ? [550, 551, 553].includes(responseCode) : /^5\.(1|2\.1)/.test(status);
  return command === 'RCPT TO' && isForGood(error) && isAddress;
}

function read(error: unknown) {
  const { command, responseCode, response } = (error ?? {}) as ServerAnswer;
  const [, status = ''] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(response)) ?? [];
  return { command, responseCode: typeof responseCode === 'number' ? responseCode : 0, status };
}
