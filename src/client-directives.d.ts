/**
 * Not beside the directive itself, since Astro's types include those of Node, which browsers lack.
 */
import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean;
  }
}
