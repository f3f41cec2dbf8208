/** The mails to users about their own account, in Dutch. */
import { company } from '#company';
import type { PasswordLink } from '#server/crypto/password-link.ts';
import type { StoredBody } from '#server/mail/message.ts';
import type { MailEnv, OutboxMail } from '#server/mail/outbox-entries.ts';
import { identifyColleagueMail } from '#server/staff/mails.ts';
import type { LinkPurpose } from '#contracts/staff/password-link.ts';

interface LinkMail {
  /** The name of the recipient. */
  name: string;
  email: string;
  username: string;
  link: PasswordLink;
}

const linkTexts: Record<LinkPurpose, { subject: string; text: string; button: string; lasts: string }> = {
  invitation: {
    subject: `Uw account bij ${company.brand}`,
    text: 'U hebt een account gekregen waarmee u verzoeken van klanten behandelt. Kies eerst een wachtwoord.',
    button: 'Kies uw wachtwoord',
    lasts: 'Deze link werkt één keer en is zeven dagen geldig.',
  },
  reset: {
    subject: 'Kies een nieuw wachtwoord',
    text: 'Een beheerder heeft u deze link gestuurd. Daarmee kiest u een nieuw wachtwoord. U wordt dan overal uitgelogd.',
    button: 'Kies een nieuw wachtwoord',
    lasts: 'Deze link werkt één keer en is een uur geldig.',
  },
};

/** The reason at the foot of mails to staff. */
export const accountReason = `U krijgt deze e-mail omdat u een account hebt bij ${company.brand}.`;

/** Renders the mail with a password link. */
export function renderLinkMail({ name, email, username, link }: LinkMail, env: MailEnv): OutboxMail {
  const { subject, text, button, lasts } = linkTexts[link.purpose];
  const blocks: StoredBody['blocks'] = [
    { kind: 'heading', text: subject },
    { kind: 'paragraph', text: `Beste ${name},` },
    { kind: 'paragraph', text },
    { kind: 'facts', rows: [{ label: 'Gebruikersnaam', value: username }] },
    { kind: 'password-link', text: button, link },
    {
      kind: 'paragraph',
      text: `${lasts} Had u dit niet verwacht? Gebruik de link dan niet en laat het ons weten.`,
    },
  ];
  const body = { subject, blocks, locale: 'nl' as const, reason: accountReason, preview: text };
  const mail = { body, recipient: email, replyTo: env.mailTo, attachments: [] };
  return identifyColleagueMail(mail, env);
}
