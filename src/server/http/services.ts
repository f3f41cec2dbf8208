/** Dependencies of the endpoints. One set serves a whole process; tests make their own. */
import type { Database } from '#server/database/database.ts';
import type { Env } from '#server/env.ts';
import type { Log } from '#server/http/log.ts';
import type { Semaphore } from '#server/semaphore.ts';
import type { PageProps } from '#contracts/on-demand-page.ts';
import type { Published } from '#contracts/published.ts';

export interface Services {
  env: Env;
  db: Database;
  now: () => Date;
  randomBytes: (size: number) => Uint8Array;
  log: Log;
  /** Folder of the built site; the platform serves from another one as soon as this changes. */
  siteDirectory: string;
  /** Builds the site with what is published, and serves that; absent where a build hook does so. */
  rebuild?: (published: Published) => Promise<void>;
  renderPage: RenderPage;
  /** How long such a page is kept that is the same for all; 0 ms while its source changes. */
  pagesKeptMs: number;
  /** True when `stored` is the hash of the password. */
  isPassword: (password: string, stored: string) => Promise<boolean>;
  /** Bounds how many passwords are hashed at once. */
  hashing: Semaphore;
  /** The hash that the password for an unknown account is compared with. */
  dummyHash: string;
  /**
   * Sends the mails that are due; calls while it works are joined into one more round. Never
   * rejects.
   */
  deliverMail: () => Promise<void>;
}

/** Renders the page of a path, as `onDemandPath` names it, with what it shows a visitor. */
export type RenderPage = (path: string, props: PageProps) => Promise<Response>;
