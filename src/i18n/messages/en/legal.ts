import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const legal = {
  updated: 'Last updated on {date}',
  contentsHeading: 'On this page',
  retentionCaption: 'Retention periods',
  retentionWhat: 'Data',
  retentionPeriod: 'How long we keep it',
  application: 'Job application',
  applicationPeriod:
    '{period} after our decision; {longer} with your consent. Without a decision, no more than {latest} after we received it',
  testimonial: 'Client review',
  testimonialPeriod: 'Until you ask us to remove it',
  callback: 'Callback request',
  contact: 'Contact and quote request',
  appointment: 'Appointment',
  quarantined: 'Message that looks like spam',
  blockedSender: 'Code of an email address that we block for a while',
  mailBody: 'Text of emails sent by the website',
  rateLimitMark: 'Code against misuse of the forms',
  newsletter: 'Newsletter subscription',
  newsletterPeriod: 'Until you unsubscribe; without your confirmation {period}',
  session: 'Session of a logged-in user',
  knownDevice: 'Device on which a member of staff logged in',
  auditLog: 'Who logged in, and what staff did with data',
  suppressedRecipient: 'Code of an email address that rejects our messages',
} satisfies TextsOf<'legal'>;
