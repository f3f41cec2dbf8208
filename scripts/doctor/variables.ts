import { placeholders } from '#company';
import { EnvError, parseEnv, type Env, type RawEnv } from '#server/env.ts';
import { finding, type Finding } from './finding.ts';

/** Parses the environment; returns a finding per invalid variable, or else the mode and advice. */
export function checkVariables(raw: RawEnv): { env: Env | undefined; findings: Finding[] } {
  try {
    const env = parseEnv(raw);
    const mode = `${env.production ? 'production' : 'development'}, ${env.siteUrl}`;
    const advice = adviseProduction(env).map((text) => finding('variables', 'advice', text));
    return {
      env,
      findings: [finding('variables', 'ok', `each has a value that can be; ${mode}`), ...advice],
    };
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    const sentences = error.message.split('\n');
    const findings = sentences.map((text) =>
      finding('variables', 'wrong', `${text} .env.example explains it.`),
    );
    return { env: undefined, findings };
  }
}

/** Advises on settings that work but are unfit for a public site. */
export function adviseProduction(env: Env): string[] {
  const isOpen = env.host !== '127.0.0.1';
  const isReached = isOpen || env.trustedProxies !== undefined || env.databaseUrl !== undefined;
  const isInvented = placeholders.length > 0;
  const advice = env.production
    ? [
        isInvented &&
          `Not fit for visitors: ${placeholders.join(', ')} are invented facts of the company. Fill them in; \`npm run check:live\` lists them.`,
        !env.siteUrl.startsWith('https:') &&
          'SITE_URL is not https: browsers would send forms in clear. Put a proxy with TLS in front.',
        !env.trustedProxies &&
          (isOpen
            ? `HOST is ${env.host} and TRUST_PROXY is not true: visitors reach the site without TLS. Put a proxy in front.`
            : 'TRUST_PROXY is not true: behind a proxy all visitors count as one, and share its limits.'),
      ]
    : [
        env.isPublicSecret &&
          isReached &&
          'NODE_ENV is not production and APP_SECRET is not set: whoever knows the code can sign links that open accounts.',
      ];
  return advice.filter((text) => text !== false);
}
