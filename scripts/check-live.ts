/**
 * Lists the facts in src/company.ts that are still invented, and exits 1 when there is one: such a
 * site must not go live.
 */
import { placeholders } from '#company';

if (placeholders.length > 0) {
  console.error(`These facts in src/company.ts are still placeholders:\n- ${placeholders.join('\n- ')}`);
  process.exitCode = 1;
} else {
  console.log('Every fact in src/company.ts is a real one.');
}
