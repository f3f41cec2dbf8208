/** Dependencies of the endpoints. A process has one set; tests create their own. */
import type { Database } from '#server/database/database.ts';
import type { Env } from '#server/env.ts';
import type { Log } from '#server/http/log.ts';
import type { PageProps } from '#contracts/on-demand-page.ts';
import type { Published } from '#contracts/published.ts';

export interface Services {
  env: Env;
  db: Database;
  now: () => Date;
  randomBytes: (size: number) => Uint8Array;
  log: Log;
  /** Folder of the built site; when it changes, the platform serves the new one. */
  siteDirectory: string;
  /** Builds and serves the site with the published content; absent where a build hook is called. */
  rebuild?: (published: Published) => Promise<void>;
  renderPage: RenderPage;
  /** True when `stored` is the hash of the password. */
  isPassword: (password: string, stored: string) => Promise<boolean>;
  /**
   * Runs a hash within the limit of the process; rejects with 503 beyond it. `origin` is who causes
   * the hash: the key of a network, or a username.
   */
  hashing: <Result>(origin: string, hash: () => Promise<Result>) => Promise<Result>;
  /** The hash to compare a password with when the account is unknown. */
  dummyHash: string;
  /** Sends the mails that are due; calls during a delivery share the next one. Never rejects. */
  deliverMail: () => Promise<void>;
}

/** Renders the page at a path of `onDemandPath` with its props. */
export type RenderPage = (path: string, props: PageProps) => Promise<Response>;
