/** A real SMTP server that stores the mails it receives, parsed like in a mail program. */
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

// The original waits a tenth of a second for early talkers at each connection.
SMTPConnection.prototype.init = function init() {
  this._setListeners(() => {
    this.connectionReady();
  });
};

/** Opens a mailbox on a free port; one that can encrypt has a self-signed certificate. */
export async function openMailbox({ canEncrypt = false } = {}) {
  const mailbox = {
    url: '',
    mails: [] as ReceivedMail[],
    mailsTo: (address: string): ReceivedMail[] =>
      mailbox.mails.filter(({ envelopeTo }) => envelopeTo.includes(address)),
    /** The response with which every mail is rejected while it is set, from its status code on. */
    refuseWith: undefined as string | undefined,
    /** The same for these recipients only: after `RCPT TO`, or after `DATA`. */
    refusesRecipients: undefined as Refusal,
    /** The same for senders of the envelope, after `DATA`. */
    refusesSenders: undefined as Refusal,
    /** The number of login attempts. */
    logins: 0,
    /** How long it takes to accept a mail. */
    acceptsAfterMs: 0,
    /**
     * Closes every connection while it is true. The server keeps listening, since another test's
     * mailbox could get a port that is free.
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
    // A connection that was open before.
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
      const isTheirs =
        refusal?.at === 'DATA' && recipients.some((address) => refusal.addresses.test(address));
      const ofSender = mailbox.refusesSenders?.addresses.test(sender) && mailbox.refusesSenders.text;
      const refuseWith = isTheirs ? refusal.text : ofSender || mailbox.refuseWith;
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

/** A rejection in the format of the server library: status code and text separately. */
function refusalOf(answer: string): Error {
  return Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) });
}
