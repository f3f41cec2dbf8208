/**
 * Compares `docs/openapi.json` and the table in `docs/api.md` with the schemas of the code
 * (`npm run check:api`). With `--write` it writes them (`npm run fix:api`). Exits 1 and names the
 * file that differs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { apiPage, openApiDocument } from './openapi/document.ts';

const tableMarks = /(<!-- endpoints -->\n)[\s\S]*?(\n<!-- \/endpoints -->)/;

const page = readFileSync('docs/api.md', 'utf8');
const wanted: Record<string, string> = {
  'docs/openapi.json': await tidy('docs/openapi.json', JSON.stringify(openApiDocument())),
  'docs/api.md': await tidy(
    'docs/api.md',
    page.replace(
      tableMarks,
      `$1
${apiPage()}
$2`,
    ),
  ),
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

async function tidy(filepath: string, text: string): Promise<string> {
  return format(text, { ...(await resolveConfig(filepath)), filepath });
}
