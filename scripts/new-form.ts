/**
 * Writes a new form: contract, table, endpoint, island, page, texts in every language, and its
 * entries in the lists of code, staff workspace and tests. `npm run new:form -- complaint
 * "nl=klacht" "en=complaint" ...`: the name in code, and what it is called in each language, from
 * which its addresses are made. Exits 1 when one cannot be used, and has then written nothing.
 */
import { execFileSync } from 'node:child_process';
import { collectChanges } from './changes.ts';
import { addFiles } from './new-form/files.ts';
import { readForm } from './new-form/form.ts';
import { addToLists } from './new-form/lists.ts';

try {
  const form = readForm(process.argv.slice(2));
  const changes = collectChanges();
  addFiles(changes, form, new Date());
  addToLists(changes, form);
  const files = changes.save();
  // In processes of their own, which read the files as they are now.
  for (const script of ['check-tables', 'check-api'])
    execFileSync(process.execPath, [`scripts/${script}.ts`, '--write'], { stdio: 'inherit' });
  console.log(`Wrote:\n${files.join('\n')}\n
1. Change the fields: docs/adding-a-submission.md says where each of them stands.
2. Read its texts in src/i18n/messages/*/${form.stem}.ts, mail.ts and confirmation.ts.
3. Look at it: npm run dev, then open /${form.slugs.nl}; then npm test`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
