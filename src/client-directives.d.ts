/**
 * Declares the type of the directive. It is not in the file of the directive, because that runs in
 * the browser, and importing Astro's types would also declare the globals of Node there.
 */
import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean;
  }
}
