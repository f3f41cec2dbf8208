/**
 * Not beside the directive itself: Astro's types bring those of Node, which a browser does not
 * have.
 */
import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean;
  }
}
