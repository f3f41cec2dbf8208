/**
 * Compares `docs/openapi.json` and the table in `docs/api.md` with the schemas of the code: `npm run check:api`. With `--write`
 * it writes them (`npm run fix:api`). Exits 1 and names the file that differs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { apiPage, openApiDocument } from './openapi/document.ts';

const tableMarks = /(<!-- endpoints -->\n)[\s\S]*?(\n<!-- \/endpoints -->)/;

const page = readFileSync('docs/api.md', 'utf8');
const wanted: Record<string, string> = {
  'docs/openapi.json': await format(JSON.stringify(openApiDocument()), { parser: 'json' }),
  'docs/api.md': await format(page.replace(tableMarks, `$1\n${apiPage()}\n$2`), { parser: 'markdown' }),
};

for (const [file, text] of Object.entries(wanted)) {
  if (process.argv.includes('--write')) writeFileSync(file, text);
  else if (readCurrent(file) !== text) {
    console.error(`${file} is not what the code says; run npm run fix:api.`);
    process.exitCode = 1;
  }
}

function readCurrent(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
