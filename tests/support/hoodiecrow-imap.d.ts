/** The package has no types. */
declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  interface Message {
    flags: string[];
    raw: string;
  }
  interface ImapServer {
    server: Server;
    getMailbox: (path: string) => { messages: Message[]; uidvalidity: number };
    /** `raw` has a character per byte. */
    appendMessage: (path: string, flags: string[], internalDate: string, raw: string) => void;
  }
  export default function hoodiecrow(options: {
    plugins: string[];
    storage: object;
    secureConnection: boolean;
  }): ImapServer;
}
