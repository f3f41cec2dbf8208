import type { PageProps } from '#contracts/on-demand-page.ts';

declare global {
  namespace App {
    interface Locals {
      /** Props of a page rendered on demand. */
      props?: PageProps;
    }
  }

  interface ImportMetaEnv {
    /** Undefined where no build has set it, as in tests. */
    readonly MAX_FILE_MEGABYTES: number | undefined;
    /** True in the server module; undefined where pages are built for everybody. */
    readonly RENDERS_ON_DEMAND: boolean | undefined;
  }
}
