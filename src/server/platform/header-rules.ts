/** The header rules of a site, parsed once by the parser that Netlify uses. */
import { parseAllHeaders, type Header } from '@netlify/headers-parser';

/** Returns the headers of a path. */
export type HeadersFor = (path: string) => Record<string, string>;

/** Parses the rules of a built site and of `netlify.toml`. */
export async function readHeaderRules(publishDirectory: string, configPath: string): Promise<HeadersFor> {
  const { headers } = await parseAllHeaders({
    headersFiles: [`${publishDirectory}/_headers`],
    netlifyConfigPath: configPath,
    configHeaders: [],
    minimal: false,
  });
  // With `minimal: false` each rule includes its regular expression.
  const rules = headers as Header[];
  return (path) =>
    Object.assign(
      {},
      ...rules.filter(({ forRegExp }) => forRegExp.test(path)).map(({ values }) => values),
    ) as Record<string, string>;
}
