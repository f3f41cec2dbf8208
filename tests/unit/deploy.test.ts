import { locales } from '#i18n/locales.ts';
import { pathTo } from '#paths';
import { applicationPath } from '#contracts/application.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

test('the nginx example accepts large bodies only on the paths where the site accepts files', async () => {
  const config = await readFile('deploy/nginx.conf', 'utf8');
  const takesFile = new RegExp(/location ~ (\S+) \{\s+client_max_body_size 8m/.exec(config)?.[1] ?? '^$');
  for (const path of [applicationPath, requestPath('OFF-4K7M-2QX9')]) expect(path).toMatch(takesFile);
  for (const locale of locales) {
    expect(pathTo('vacancies', locale)).toMatch(takesFile);
    expect(pathTo('contact', locale)).not.toMatch(takesFile);
  }
});
