/**
 * The environment, parsed and validated once. In `src/server` only `getServices` reads
 * `process.env`, and nothing reads `import.meta.env`, because the build would inline its values.
 * `.env.example` explains each variable.
 */
import type { BlockList } from 'node:net';
import { company } from '#company';
import { cleanAddress, isAddress } from '#domain/mailbox.ts';
import { trustedProxies } from '#server/addresses.ts';
import * as z from 'zod';

/** The variables of the process, as in `process.env`. */
export type RawEnv = Record<string, string | undefined>;

/** Thrown for an invalid environment; the message has one sentence per invalid variable. */
export class EnvError extends Error {
  override name = 'EnvError';
}

/** The default host. It keeps other machines from reaching the local platform, which has no TLS. */
const loopback = '127.0.0.1';

const localSecret = 'a secret that everyone who reads the code knows, for local use';

/**
 * The error for unescaped characters: `#`, `/` and `?` end the authority of a URL (RFC 3986, 3.2),
 * and a lone `%` is invalid.
 */
const escapeHint =
  'has characters in its user or password that must be escaped (%23 for #, %2F for /, %3F for ?, %25 for %).';

function hasRawCharacters(url: string): boolean {
  return /^\w+:\/\/[^/?#@]*[/?#][^@]*@/.test(url) || /%(?![\da-f]{2})/i.test(url);
}

/** Schema of a server URL with user and password. */
function serverUrl(protocol: RegExp, starts: string) {
  const error = ({ input }: { input?: unknown }) =>
    hasRawCharacters(String(input)) ? escapeHint : `must be an address that starts with ${starts}.`;
  return z.url({ protocol, error }).refine((url) => !hasRawCharacters(url), escapeHint);
}

const postgresUrl = serverUrl(/^postgres(ql)?$/, 'postgres:// or postgresql://').optional();
const smtpUrl = serverUrl(/^smtps?$/, 'smtp:// or smtps://');
const webUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an address that starts with https:// or http://.',
});
/** Rejects a path or a query, which would be ignored silently. */
const siteUrl = webUrl.refine((text) => {
  const url = URL.parse(text);
  return url === null || url.href === `${url.origin}/`;
}, 'must have nothing behind its host, such as https://www.example.nl.');
const anAddress = z
  .string()
  .overwrite(cleanAddress)
  .refine(isAddress, 'must be a plain e-mail address, such as info@example.nl.');
const emailAddress = anAddress.default(company.email);
const imapUrl = serverUrl(/^imaps?$/, 'imaps:// or imap://');
/**
 * Rejects a long local part: `mail/reply-address.ts` adds 39 characters, and 64 are allowed (RFC
 * 5321, 4.5.3.1.1).
 */
const replyAddress = anAddress.refine(
  (address) => address.indexOf('@') <= 25,
  'must have at most 25 characters before its @.',
);
const secret = z.string().min(32, 'must have at least 32 characters.').optional();
/** A signing key. Rejects surrounding quotes and spaces from a paste, and a repeated text. */
const key = z
  .string()
  .min(32, 'must have at least 32 characters.')
  .regex(/^[^\s"'].*[^\s"']$/, 'must have no quotes, blanks or line ends around it.')
  .refine((text) => !/^(.{1,16})\1+$/.test(text), 'must not repeat itself: take `openssl rand -base64 32`.')
  .optional();
const path = z.string().default('');

const schema = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production.')
    .optional(),
  NETLIFY: z.string().optional(),
  NETLIFY_DEV: z.string().optional(),
  AWS_LAMBDA_FUNCTION_NAME: z.string().optional(),
  DATABASE_URL: postgresUrl,
  NETLIFY_DB_URL: postgresUrl,
  DATA_DIR: path.default('.data'),
  SITE_DIR: path.default('dist'),
  SMTP_URL: smtpUrl.optional(),
  MAIL_DIR: path.default('.netlify/mail'),
  MAIL_FROM: emailAddress,
  MAIL_TO: emailAddress,
  IMAP_URL: imapUrl.optional(),
  MAIL_REPLY_TO: replyAddress.optional(),
  APP_SECRET: key,
  APP_SECRET_PREVIOUS: key,
  SITE_URL: siteUrl.optional(),
  BUILD_HOOK_URL: webUrl.optional(),
  ALERT_URL: webUrl.optional(),
  METRICS_TOKEN: secret,
  PORT: wholeNumber(0, 65_535).default(8888),
  HOST: z.string().default(loopback),
  TRUST_PROXY: z.enum(['true', 'false'], 'must be true or false.').default('false'),
  TRUSTED_PROXIES: z.string().default('').transform(readProxies),
  RATE_LIMIT_PER_HOUR: wholeNumber(1, 1_000_000).optional(),
});

type Variables = z.output<typeof schema>;

/**
 * Parses the environment; throws an `EnvError` that names every invalid variable. An empty variable
 * counts as absent.
 */
export function parseEnv(raw: RawEnv): Env {
  const given = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) throw new EnvError(result.error.issues.map(describe).join('\n'));
  const variables = result.data;
  if (!variables.IMAP_URL !== !variables.MAIL_REPLY_TO)
    throw new EnvError('IMAP_URL and MAIL_REPLY_TO must both be set, or neither.');
  const production = isProduction(variables);
  if (production) requireForProduction(variables);
  return toEnv(variables, production);
}

export type Env = ReturnType<typeof toEnv>;

function toEnv(variables: Variables, production: boolean) {
  const { APP_SECRET: appSecret = localSecret, APP_SECRET_PREVIOUS: previous } = variables;
  const { IMAP_URL: imap, MAIL_REPLY_TO: address } = variables;
  return {
    production,
    /** True in AWS Lambda, which may run hundreds of instances. */
    serverless: variables.AWS_LAMBDA_FUNCTION_NAME !== undefined,
    /** Undefined for PGlite in `dataDirectory`; always set in production. */
    databaseUrl: variables.DATABASE_URL ?? variables.NETLIFY_DB_URL,
    dataDirectory: variables.DATA_DIR,
    /** Folder of the built site. */
    siteDirectory: variables.SITE_DIR,
    /** Undefined to write mails as files in `mailDirectory`; always set in production. */
    smtpUrl: variables.SMTP_URL,
    mailDirectory: variables.MAIL_DIR,
    mailFrom: variables.MAIL_FROM,
    mailTo: variables.MAIL_TO,
    /** The mailbox for customers' replies; undefined when these go to `mailTo` and are not read. */
    inbox: imap && address ? { url: imap, address: address.toLowerCase() } : undefined,
    /** Key of signatures, keyed digests and encrypted texts. */
    appSecret,
    /** True for the default key, which is public in this repository. */
    isPublicSecret: appSecret === localSecret,
    /** `appSecret`, and the previous key while its signatures are still accepted. */
    validSecrets: previous === undefined ? [appSecret] : [appSecret, previous],
    /** Origin of the public site, without a trailing slash. */
    siteUrl: new URL(variables.SITE_URL ?? defaultSiteUrl(variables, production)).origin,
    /** URL that starts a build at the hosting provider; its path is a secret. */
    buildHookUrl: variables.BUILD_HOOK_URL,
    /** Webhook for health alerts; whoever knows the URL can post to it. */
    alertUrl: variables.ALERT_URL,
    /** Bearer token for the metrics; undefined disables them. */
    metricsToken: variables.METRICS_TOKEN,
    port: variables.PORT,
    /** Host name or IP address on which the local platform listens. */
    host: variables.HOST,
    /**
     * Peers of the local platform that may set `X-Forwarded-*` headers; undefined without a proxy.
     */
    trustedProxies: variables.TRUST_PROXY === 'true' ? variables.TRUSTED_PROXIES : undefined,
    /** Maximum number of submissions per visitor, form and window of `rateLimitWindow`. */
    rateLimitPerHour: variables.RATE_LIMIT_PER_HOUR ?? (production ? 20 : 1000),
  };
}

/**
 * True for a live site. Netlify sets `NETLIFY` only while it builds; its functions are recognised
 * by the function name that AWS Lambda sets.
 */
function isProduction(variables: Variables): boolean {
  const onNetlify = variables.NETLIFY === 'true' || variables.AWS_LAMBDA_FUNCTION_NAME !== undefined;
  return variables.NODE_ENV === 'production' || (onNetlify && variables.NETLIFY_DEV !== 'true');
}

/** Throws for a live site that would lose submissions or mails, or sign with a public secret. */
function requireForProduction(variables: Variables): void {
  const missing = [
    ...((variables.DATABASE_URL ?? variables.NETLIFY_DB_URL) ? [] : ['DATABASE_URL']),
    ...(variables.SMTP_URL ? [] : ['SMTP_URL']),
    ...(variables.APP_SECRET ? [] : ['APP_SECRET']),
  ];
  if (missing.length > 0)
    throw new EnvError(missing.map((name) => `${name} is required in production.`).join('\n'));
}

function defaultSiteUrl(variables: Variables, production: boolean): string {
  return production ? company.siteUrl : `http://localhost:${String(variables.PORT)}`;
}

function readProxies(value: string, { issues }: z.core.$RefinementCtx<string>): BlockList {
  try {
    return trustedProxies(value.split(',').flatMap((name) => name.trim() || []));
  } catch {
    const message =
      'must be addresses or networks with commas between them, such as 203.0.113.7, 2001:db8::/32.';
    issues.push({ code: 'custom', input: value, message });
    return z.NEVER;
  }
}

function wholeNumber(min: number, max: number) {
  const message = `must be a whole number from ${String(min)} to ${String(max)}.`;
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message));
}

function describe(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')} ${issue.message}`;
}
