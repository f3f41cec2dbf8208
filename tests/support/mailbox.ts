/** A real SMTP server that parses the mails it receives and keeps them in memory. */
import { buffer } from 'node:stream/consumers';
import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { SMTPConnection } from 'smtp-server/lib/smtp-connection.js';
import { listen } from './free-port.ts';
import { readMail, type ReadMail } from './read-mail.ts';

export interface ReceivedMail extends ReadMail {
  /** The raw message, including headers. */
  raw: string;
  /** True when it was sent over TLS. */
  isEncrypted: boolean;
  /** The sender of the envelope, to which bounces go. */
  envelopeFrom: string;
  /** The recipients of the envelope, regardless of the headers. */
  envelopeTo: string[];
}

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

type Refusal = { addresses: RegExp; text: string; at?: 'DATA' } | undefined;

// The library delays each connection by a tenth of a second, to detect clients that send too early.
SMTPConnection.prototype.init = function init() {
  this._setListeners(() => {
    this.connectionReady();
  });
};

/**
 * Opens a mailbox on a free port; with `canEncrypt` it offers TLS with a self-signed certificate.
 */
export async function openMailbox({ canEncrypt = false } = {}) {
  const mailbox = {
    url: '',
    mails: [] as ReceivedMail[],
    mailsTo: (address: string): ReceivedMail[] =>
      mailbox.mails.filter(({ envelopeTo }) => envelopeTo.includes(address)),
    /** While set, rejects every mail with this response, which starts with a status code. */
    refuseWith: undefined as string | undefined,
    /**
     * While set, rejects mails to these recipients: after `RCPT TO`, or after `DATA` if `at` says
     * so.
     */
    refusesRecipients: undefined as Refusal,
    /** While set, rejects mails from these envelope senders, after `DATA`. */
    refusesSenders: undefined as Refusal,
    logins: 0,
    /** The delay before a mail is accepted. */
    acceptsAfterMs: 0,
    /**
     * Closes every connection while true. The server keeps listening, because the mailbox of
     * another test could otherwise get the same port.
     */
    isAway: false,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
  };
  const server = createServer(mailbox, canEncrypt);
  server.server.prependListener('connection', (socket: Socket) => {
    if (mailbox.isAway) socket.destroy();
  });
  mailbox.url = `smtp://127.0.0.1:${String(await listen(server.server))}`;
  return mailbox;
}

function createServer(mailbox: Mailbox, canEncrypt: boolean): SMTPServer {
  return new SMTPServer({
    disabledCommands: canEncrypt ? [] : ['STARTTLS'],
    authOptional: true,
    // Otherwise the first response waits for a reverse DNS lookup.
    disableReverseLookup: true,
    allowInsecureAuth: true,
    logger: false,
    onAuth({ username }, _session, done) {
      mailbox.logins += 1;
      done(null, { user: username });
    },
    // Rejects mails on connections that were opened before `isAway` was set.
    onMailFrom: (_address, _session, done) => {
      done(mailbox.isAway ? refusalOf('421 closing') : null);
    },
    onRcptTo({ address }, _session, done) {
      const refusal = mailbox.refusesRecipients;
      const isRefused = refusal && refusal.at === undefined && refusal.addresses.test(address);
      done(isRefused ? refusalOf(refusal.text) : null);
    },
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      const { address: sender = '' } = session.envelope.mailFrom || {};
      const refusal = mailbox.refusesRecipients;
      const isRecipientRefused =
        refusal?.at === 'DATA' && recipients.some((address) => refusal.addresses.test(address));
      const senderRefusal = mailbox.refusesSenders?.addresses.test(sender) && mailbox.refusesSenders.text;
      const refuseWith = isRecipientRefused ? refusal.text : senderRefusal || mailbox.refuseWith;
      buffer(stream)
        .then(async (message) => {
          if (refuseWith !== undefined) {
            done(refusalOf(refuseWith));
            return;
          }
          if (mailbox.acceptsAfterMs > 0) await setTimeout(mailbox.acceptsAfterMs);
          mailbox.mails.push({
            isEncrypted: session.secure,
            ...(await readMail(message)),
            raw: message.toString('utf8'),
            envelopeFrom: sender,
            envelopeTo: recipients,
          });
          done();
        })
        .catch(done);
    },
  });
}

/** Returns a rejection in the format of the server library, with status code and text apart. */
function refusalOf(answer: string): Error {
  return Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) });
}
