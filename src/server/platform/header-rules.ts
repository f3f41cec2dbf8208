/** The rules of `_headers`, read once by Netlify's own parser. */
import { parseAllHeaders, type Header } from '@netlify/headers-parser';

/** Sets the headers that the rules give a path. */
export type ApplyHeaders = (path: string, headers: Headers) => Promise<void>;

/** Reads the rules of a built site and of `netlify.toml`; says in the log which cannot be read. */
export function readHeaderRules(publishDirectory: string, configPath: string): ApplyHeaders {
  const reading = parseAllHeaders({
    headersFiles: [`${publishDirectory}/_headers`],
    netlifyConfigPath: configPath,
    configHeaders: [],
    minimal: false,
  });
  return async (path, headers) => {
    // Not minimal, so each rule has its expression.
    const rules = (await reading).headers as Header[];
    for (const { forRegExp, values } of rules) {
      if (!forRegExp.test(path)) continue;
      for (const [name, value] of Object.entries(values)) headers.set(name, value);
    }
  };
}
