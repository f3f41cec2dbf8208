/** Parses stored mails. */
import { passwordLink } from '#server/crypto/password-link.ts';
import type { Env } from '#server/env.ts';
import { storedBodySchema, type MailBody, type StoredBody } from '#server/mail/message.ts';

interface StoredMail {
  /** Null when the body was removed or never stored. */
  body: unknown;
  subject: string;
  textBody: string | null;
}

/**
 * Returns the content of a mail, including the links that are not stored; throws for an unknown
 * block.
 */
export function readBody(mail: StoredMail, env: Pick<Env, 'appSecret' | 'siteUrl'>): MailBody {
  const body = readStoredBody(mail);
  const blocks = body.blocks.map((block) =>
    block.kind === 'password-link'
      ? { kind: 'link' as const, text: block.text, url: passwordLink(env, block.link) }
      : block,
  );
  return { ...body, blocks };
}

/**
 * Returns the stored content of a mail. The plain text that earlier releases stored becomes one
 * paragraph, without its signature.
 */
export function readStoredBody({ body, subject, textBody }: StoredMail): StoredBody {
  if (body !== null) return storedBodySchema.parse(body);
  const [text = '', foot = ''] = (textBody ?? '').split('\n\n-- \n');
  const reason = foot.trimEnd().split('\n').at(-1) ?? '';
  return { subject, blocks: [{ kind: 'paragraph', text }], locale: 'nl', reason };
}
