/** A real IMAP server with one mailbox, and replies of customers as mail programs write them. */
import type { Socket } from 'node:net';
import hoodiecrow from 'hoodiecrow-imap';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { listen } from './free-port.ts';
import type { ReceivedMail } from './mailbox.ts';

export type ImapServer = Awaited<ReturnType<typeof openImapServer>>;

const plugins = ['ID', 'UNSELECT', 'ENABLE', 'UIDPLUS', 'LITERALPLUS'];

/** Opens the server, with TLS and a self-signed certificate when `secure`. */
export async function openImapServer({ secure = false } = {}) {
  const imap = hoodiecrow({ plugins, storage: { INBOX: { messages: [] } }, secureConnection: secure });
  const sockets = new Set<Socket>();
  imap.server.on('connection', (socket: Socket) => {
    // The server sends a response in parts, and Nagle's algorithm would delay the second one.
    sockets.add(socket.setNoDelay(true));
  });
  const port = await listen(imap.server);
  return {
    url: `${secure ? 'imaps' : 'imap'}://testuser:testpass@127.0.0.1:${String(port)}/INBOX`,
    /** Adds a mail to the mailbox. */
    deliver: (raw: Buffer | string, at = new Date('2026-11-23T09:00:00Z')) => {
      imap.appendMessage('INBOX', [], toImapDate(at), Buffer.from(raw).toString('latin1'));
    },
    /** Returns for each mail whether it is marked as read, oldest first. */
    isRead: () => imap.getMailbox('INBOX').messages.map(({ flags }) => flags.includes(String.raw`\Seen`)),
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => imap.server.close(resolve));
    },
  };
}

/** RFC 9051, 9: `date-time`. */
function toImapDate(at: Date): string {
  const [, date = '', month = '', year = '', time = ''] = at.toUTCString().split(' ');
  return `${date}-${month}-${year} ${time} +0000`;
}

/** Returns a reply to a mail, as a mail program writes it. */
export async function replyTo(mail: ReceivedMail, changes: SendMailOptions = {}): Promise<Buffer> {
  const [signed] = mail.replyTo ?? [];
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail({
    from: mail.envelopeTo[0],
    to: signed?.address,
    subject: `Re: ${mail.subject ?? ''}`,
    text: 'Graag dinsdag om tien uur.',
    inReplyTo: mail.messageId,
    references: mail.messageId,
    ...changes,
  });
  return message as Buffer;
}
