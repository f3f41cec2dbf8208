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
  /** Folder of the built site; the platform serves another one as soon as this changes. */
  siteDirectory: string;
  /**
   * Builds the site with the published content, and serves it; absent where a build hook is called
   * instead.
   */
  rebuild?: (published: Published) => Promise<void>;
  renderPage: RenderPage;
  /** True when `stored` is the hash of the password. */
  isPassword: (password: string, stored: string) => Promise<boolean>;
  /** Runs a hash for an origin within the limit of the process; rejects with 503 beyond it. */
  hashing: <Result>(origin: string, hash: () => Promise<Result>) => Promise<Result>;
  /** The hash with which the password for an unknown account is compared. */
  dummyHash: string;
  /**
   * Sends the mails that are due; calls during a delivery are combined into one more. Never
   * rejects.
   */
  deliverMail: () => Promise<void>;
}

/** Renders the page at a path of `onDemandPath` with its props. */
export type RenderPage = (path: string, props: PageProps) => Promise<Response>;
