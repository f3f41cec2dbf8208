import type { PageProps } from '#contracts/on-demand-page.ts';

declare global {
  namespace App {
    interface Locals {
      /** Props of an on-demand page. */
      props?: PageProps;
    }
  }

  interface ImportMetaEnv {
    /** Undefined outside Astro, as in tests. */
    readonly MAX_FILE_MEGABYTES: number | undefined;
    /** True in Astro's server build; undefined in prerendered pages. */
    readonly RENDERS_ON_DEMAND: boolean | undefined;
  }
}
