/**
 * The styles of what islands add to a page: they come with their code, so that nothing appears
 * before its styles. The page itself carries those of what was built, and nothing else, so that it
 * fits the first packets.
 */
import { adoptStyles } from '#browser/adopt-styles.ts';
import sheet from '#styles/islands.css?inline';

if (typeof document !== 'undefined') adoptStyles(sheet);
