/** The cause of a rejection, found in responses of present-day mail servers. */
import { classifyFailure, statusOf } from '#server/mail/refusals.ts';
import { expect, test } from 'vitest';

const rejection = (command: string, response: string) =>
  Object.assign(new Error(response), { command, response, responseCode: Number(response.slice(0, 3)) });

test.each([
  ['RCPT TO', '550-5.1.1 The email account that you tried to reach does not exist.\n550 5.1.1 Please try'],
  ['DATA', '550 5.1.1 User unknown'],
  ['RCPT TO', '550 5.2.1 The email account that you tried to reach is disabled.'],
  ['RCPT TO', '550 No such user here'],
  ['RCPT TO', '550 Unrouteable address'],
  ['RCPT TO', '550-The mail server could not deliver mail.\n550 The account or domain may not exist.'],
  ['RCPT TO', '501 <info@de_linde.example>: domain missing or malformed'],
  ['RCPT TO', '550 <nobody@delinde.example>: User unknown in local recipient table'],
])('the address itself caused the rejection: %s %s', (command, response) => {
  expect(classifyFailure(rejection(command, response))).toBe('address');
});

test.each([
  ['DATA', '552 5.3.4 Message size exceeds fixed limit'],
  ['RCPT TO', '552 5.2.2 Mailbox full'],
])('this mail, not its address, caused the rejection: %s %s', (command, response) => {
  expect(classifyFailure(rejection(command, response))).toBe('mail');
});

test.each([
  ['RCPT TO', '550 5.1.8 <info@example.nl>: Sender address rejected: Domain not found'],
  ['DATA', '554 Transaction failed'],
  ['RCPT TO', '550 Sender verify failed: no such user <info@example.nl>'],
  ['MAIL FROM', '550 5.1.1 User unknown'],
  ['RCPT TO', '451 4.7.1 Greylisted'],
  ['RCPT TO', '550 5.2.1 The user you are trying to contact is receiving mail at a rate that prevents more'],
])('another cause led to the rejection, so that the mail waits: %s %s', (command, response) => {
  expect(classifyFailure(rejection(command, response))).toBe('other');
});

const withoutResponse = [new Error('read ECONNRESET'), 'no error', undefined];
test.each(withoutResponse)('an error without a response has another cause: %s', (error) => {
  expect(classifyFailure(error)).toBe('other');
  expect(statusOf(error)).toBe('');
});

test('only the codes of a response are reported', () => {
  expect(statusOf(rejection('RCPT TO', '550 5.1.1 nobody@delinde.example'))).toBe('550 5.1.1');
  expect(statusOf(rejection('RCPT TO', '550 relay not permitted'))).toBe('550');
});
