/** Each kind of mail that the site sends, in the languages in which it is sent. */
import { formatEuro } from '#i18n/units.ts';
import type { Locale } from '#i18n/locales.ts';
import { translator } from '#i18n/translate.ts';
import { appointmentForm } from '#server/appointments/appointment.ts';
import { applicationForm } from '#server/forms/application.ts';
import { callbackForm } from '#server/forms/callback.ts';
import { contactForm } from '#server/forms/contact.ts';
import type { Envelope } from '#server/forms/form.ts';
import { testimonialForm } from '#server/forms/testimonial.ts';
import {
  momentOf,
  renderAppointmentMail,
  renderChangeMails,
  type AppointmentNews,
} from '#server/appointments/mails.ts';
import { renderDigest } from '#server/staff/digest/mail.ts';
import type { Mail } from '#server/mail/message.ts';
import { renderNewsletterMail } from '#server/newsletter/mail.ts';
import { readBody } from '#server/mail/stored-body.ts';
import { renderReply } from '#server/staff/requests/reply-mail.ts';
import { renderLinkMail } from '#server/staff/users/mails.ts';
import type { LinkPurpose } from '#contracts/staff/password-link.ts';

export interface MailKind {
  name: string;
  locale: Locale;
  mail: Mail;
}

const now = new Date('2026-11-23T09:00:00Z');
const deadline = new Date('2026-11-24T09:00:00Z');
const env = { appSecret: 'x'.repeat(32), siteUrl: 'https://www.example.nl', mailTo: 'info@example.nl' };
const setting = { ...env, company: env.mailTo };
const token = `${'0123456789abcdef'.repeat(4)}.${'A'.repeat(43)}`;

const person = {
  naam: 'Noor de Vries',
  bedrijf: 'Gezondheidscentrum en Apotheek De Linde B.V.',
  email: 'noor.de.vries@gezondheidscentrum-delinde.example',
  telefoon: '+31301234567',
};
const message =
  'Goedendag,\n\nWij zoeken iemand voor drie ochtenden per week, 180 m².\nDe sleutel ligt bij de apotheek hiernaast.';

function envelopeOf(locale: Locale) {
  return {
    reference: 'OFF-7K2M-9QXW',
    locale,
    quarantineReasons: [],
    spamSigns: [],
    createdAt: now,
    deadline,
  };
}

/** What the forms send: to the company first, then to the sender, if they gave an address. */
function formMails(locale: Locale): [name: string, mails: Mail[]][] {
  const envelope = envelopeOf(locale);
  const contact = { ...person, service: 'apotheek' as const, bericht: message };
  return [
    ['contact', contactForm.renderMails(contact, envelope, setting)],
    [
      'callback',
      callbackForm.renderMails(
        { ...person, onderwerp: 'offerte-aanvraag', preferredTime: 'middag', bericht: message },
        envelope,
        setting,
      ),
    ],
    [
      'appointment',
      appointmentForm.renderMails(
        {
          ...person,
          ...{ service: 'kantoor', frequency: 'wekelijks', squareMeters: 340 },
          ...{ appointmentDate: '2026-11-27', timeSlot: '10:00', specialRequests: message },
        },
        envelope,
        setting,
      ),
    ],
    [
      'application',
      applicationForm.renderMails(
        {
          ...person,
          ...{ adres: 'Voorbeeldstraat 1, Utrecht', functie: 'teamleider', ervaring: '3-5jaar' },
          ...{ beschikbaarheid: 'deeltijd', motivatie: message, cv: 'Schoonmaak', consentsToKeep: true },
        },
        envelope,
        setting,
      ),
    ],
    [
      'testimonial',
      testimonialForm.renderMails(
        {
          ...{
            customerName: 'Sanne Bakker',
            company: person.bedrijf,
            location: 'Utrecht',
            consentsToName: true,
          },
          ...{ service: 'Huisartsenpraktijk', rating: 4, testimonialText: message },
        },
        envelope,
        setting,
      ),
    ],
  ];
}

function appointmentMails(locale: Locale): [name: string, mail: Mail][] {
  const time = { day: '2026-11-27', slot: '10:00' as const, sequence: 1 };
  const news = {
    ...{ reference: 'AFS-7K2M-9QXW', locale, email: person.email, writtenAt: now, deadline: undefined },
    ...time,
  };
  const write = (kind: AppointmentNews['kind'], more: Partial<AppointmentNews> = {}) =>
    renderAppointmentMail({ ...news, kind, ...more }, setting);
  const t = translator(locale);
  const amount = t('appointmentMail.price', { amount: formatEuro(145, locale) });
  const facts = [{ label: t('appointmentMail.indicativeLabel'), value: amount }];
  return [
    ['appointment-moved', write('moved', { deadline })],
    ['appointment-cancelled', write('cancelled')],
    ['appointment-confirmed', write('confirmed', { isConfirmed: true, asksWalkThrough: true, facts })],
    [
      'appointment-moved-by-us',
      write('movedByUs', { before: momentOf({ ...time, day: '2026-11-26' }, locale) }),
    ],
  ];
}

function visitorMails(locale: Locale): [name: string, mail: Mail][] {
  const query = `?token=${token}`;
  const newsletter = renderNewsletterMail({
    ...{ recipient: person.email, replyTo: env.mailTo, locale },
    confirmUrl: `${env.siteUrl}/nieuwsbrief${query}&actie=confirm`,
    unsubscribeUrl: `${env.siteUrl}/api/newsletter/unsubscribe${query}`,
  });
  const reply = { locale, email: person.email, subject: 'Re: OFF-7K2M-9QXW', replyTo: env.mailTo };
  const confirmations = formMails(locale).flatMap(([name, [, mail]]): [string, Mail][] =>
    mail ? [[name, mail]] : [],
  );
  return [
    ...confirmations,
    ...appointmentMails(locale),
    ['newsletter', newsletter],
    ['reply', renderReply({ ...reply, text: message })],
  ];
}

/** In Dutch only: to the company, and to staff about their account. */
function dutchMails(): [name: string, mail: Mail][] {
  const account = { name: person.naam, email: person.email, username: person.email };
  const linkMail = (purpose: LinkPurpose): [string, Mail] => {
    const mail = renderLinkMail(
      { ...account, link: { purpose, userId: 1, linkVersion: 0, expiresAt: deadline.getTime() } },
      env,
    );
    return [purpose, { ...mail, body: readBody({ body: mail.body, subject: '', textBody: null }, env) }];
  };
  const waiting = { reference: 'TBV-7K2M-9QXW', name: person.naam, phone: person.telefoon, dueAt: deadline };
  const suspect: Envelope = {
    ...envelopeOf('ar'),
    quarantineReasons: ['honeypot'],
    spamSigns: ['links', 'too-fast'],
  };
  const before = {
    ...{ ...person, ...envelopeOf('nl'), day: '2026-11-27', slot: '10:00' as const, sequence: 0 },
    ...{
      status: 'pending' as const,
      team: 1,
      answeredAt: now,
      holdUntil: null,
      dueAt: deadline,
      cancelAt: null,
      price: null,
    },
    ...{ service: 'kantoor' as const, frequency: 'wekelijks' as const },
  };
  const after = { day: '2026-11-30', slot: '11:00' as const, sequence: 1 };
  const [moved] = renderChangeMails({ kind: 'moved', before, after, now, dueAt: deadline }, setting);
  return [
    ...formMails('nl').flatMap(([name, [mail]]): [string, Mail][] =>
      mail ? [[`company-${name}`, mail]] : [],
    ),
    ...(moved ? [['company-moved', moved] as [string, Mail]] : []),
    ...contactForm
      .renderMails({ ...person, service: 'apotheek', bericht: message }, suspect, setting)
      .map((mail): [string, Mail] => ['company-suspect', mail]),
    linkMail('invitation'),
    linkMail('reset'),
    [
      'digest',
      renderDigest(
        [
          { title: 'Terugbelverzoeken', items: [waiting, { ...waiting, reference: 'TBV-3M4N-5PQR' }] },
          { title: 'Offerteaanvragen', items: [{ ...waiting, reference: 'OFF-1A2B-3C4D', phone: null }] },
        ],
        env,
      ),
    ],
  ];
}

/** Every mail to a visitor in each of the languages, and those to the company and to staff. */
export function everyMail(locales: readonly Locale[]): MailKind[] {
  return [
    ...locales.flatMap((locale) => visitorMails(locale).map(([name, mail]) => ({ name, locale, mail }))),
    ...dutchMails().map(([name, mail]) => ({ name, locale: 'nl' as const, mail })),
  ];
}
