/** A real SMTP server that keeps what it receives, read as a mail program would read it. */
import { buffer } from 'node:stream/consumers';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail extends Email {
  /** As it came in, headers and all. */
  raw: string;
  /** To whom the server was told to bring it, whatever its headers say. */
  envelopeTo: string[];
}

export interface Mailbox {
  url: string;
  mails: ReceivedMail[];
  /** Answers every mail with this code while it is set. */
  refuseWith: number | undefined;
  stop: () => Promise<void>;
  /** Listens again, on the same port. */
  start: () => Promise<void>;
}

/** Opens a mailbox on a free port. */
export async function openMailbox(): Promise<Mailbox> {
  const mailbox: Mailbox = {
    url: '',
    mails: [],
    refuseWith: undefined,
    stop: async () => {},
    start: async () => {},
  };
  let port = 0;
  mailbox.start = async () => {
    const server = createServer(mailbox);
    await once(server.listen(port, '127.0.0.1'), 'listening');
    ({ port } = server.server.address() as AddressInfo);
    mailbox.url = `smtp://127.0.0.1:${String(port)}`;
    mailbox.stop = () =>
      new Promise((resolve) => {
        server.close(resolve);
      });
  };
  await mailbox.start();
  return mailbox;
}

function createServer(mailbox: Mailbox): SMTPServer {
  return new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const { refuseWith } = mailbox;
      buffer(stream)
        .then(async (message) => {
          if (refuseWith !== undefined) {
            done(Object.assign(new Error('refused for someone@example.nl'), { responseCode: refuseWith }));
            return;
          }
          const envelopeTo = session.envelope.rcptTo.map(({ address }) => address);
          mailbox.mails.push({
            ...(await PostalMime.parse(message)),
            raw: message.toString('utf8'),
            envelopeTo,
          });
          done();
        })
        .catch(done);
    },
  });
}
