/**
 * Kept apart from the directive, which runs in the browser: importing Astro's types would also
 * declare the globals of Node there.
 */
import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean;
  }
}
