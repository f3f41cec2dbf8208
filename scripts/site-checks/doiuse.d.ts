/** The package has no types where TypeScript looks for them. */
declare module 'doiuse' {
  import type { Node, Plugin } from 'postcss';

  interface Use {
    feature: string;
    /** Absent when all listed browsers have the feature; `missing` names those that lack it. */
    featureData?: { missing?: string };
    usage: Node;
  }
  export default function doiuse(options: { ignore: string[]; onFeatureUsage: (use: Use) => void }): Plugin;
}
