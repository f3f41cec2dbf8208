/** The rules of `_headers`, read once by Netlify's own parser. */
import { parseAllHeaders, type Header } from '@netlify/headers-parser';

/** The headers that the rules give a path. */
export type HeadersFor = (path: string) => Record<string, string>;

/** Reads the rules of a built site and of `netlify.toml`. */
export async function readHeaderRules(publishDirectory: string, configPath: string): Promise<HeadersFor> {
  const { headers } = await parseAllHeaders({
    headersFiles: [`${publishDirectory}/_headers`],
    netlifyConfigPath: configPath,
    configHeaders: [],
    minimal: false,
  });
  // Not minimal, so each rule has its expression.
  const rules = headers as Header[];
  return (path) =>
    Object.assign(
      {},
      ...rules.filter(({ forRegExp }) => forRegExp.test(path)).map(({ values }) => values),
    ) as Record<string, string>;
}
