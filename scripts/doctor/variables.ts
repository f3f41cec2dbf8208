import { placeholders } from '#company';
import { EnvError, parseEnv, type Env, type RawEnv } from '#server/env.ts';
import type { Finding } from './finding.ts';

/** The environment, unless a variable is wrong; each that is has a finding. */
export function checkVariables(raw: RawEnv): { env: Env | undefined; findings: Finding[] } {
  try {
    const env = parseEnv(raw);
    return { env, findings: [describe(env), ...adviseProduction(env).map(toAdvice)] };
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    const sentences = error.message.split('\n');
    const findings = sentences.map((sentence) => ({
      subject: 'variables' as const,
      state: 'wrong' as const,
      text: `${sentence} .env.example explains it.`,
    }));
    return { env: undefined, findings };
  }
}

function describe({ production, siteUrl }: Env): Finding {
  const mode = production ? 'production' : 'development';
  return { subject: 'variables', state: 'ok', text: `each has a value that can be; ${mode}, ${siteUrl}` };
}

function toAdvice(text: string): Finding {
  return { subject: 'variables', state: 'advice', text };
}

/**
 * What a live site should not have and can run with: what the visitor's browser would refuse or be
 * told, and facts that are invented.
 */
export function adviseProduction(env: Env): string[] {
  const isReached = env.host !== '127.0.0.1' || env.trustedProxies !== undefined;
  if (!env.production)
    return env.isPublicSecret && (isReached || env.databaseUrl !== undefined)
      ? [
          'NODE_ENV is not production and APP_SECRET is not set: whoever knows the code can sign links that open accounts.',
        ]
      : [];
  const advice: string[] = [];
  if (placeholders.length > 0)
    advice.push(
      `Not fit for visitors: ${placeholders.join(', ')} are invented facts of the company. Fill them in; \`npm run check:live\` lists them.`,
    );
  if (!env.siteUrl.startsWith('https:'))
    advice.push('SITE_URL is not https: browsers would send forms in clear. Put a proxy with TLS in front.');
  if (!env.trustedProxies && env.host !== '127.0.0.1')
    advice.push(
      `HOST is ${env.host} and TRUST_PROXY is not true: visitors reach the site without TLS. Put a proxy in front.`,
    );
  return advice;
}
