/** Newsletter subscriptions with double opt-in: the owner of an address must confirm it. */
import { formatReference, referenceBytes } from '#domain/references.ts';
import { honeypotSign } from '#domain/spam.ts';
import type { Locale } from '#i18n/locales.ts';
import { pathTo } from '#paths';
import { translator } from '#i18n/translate.ts';
import { answerJson, answerSeeOther } from '#server/http/answers.ts';
import { confirmLink, subscriberId, unsubscribeLink } from '#server/newsletter/links.ts';
import { storeSubscriber } from '#server/newsletter/store.ts';
import type { Block, Mail } from '#server/mail/message.ts';
import { identifyMail } from '#server/mail/outbox-entries.ts';
import { rateLimitWindow, tooManyAttempts } from '#server/http/rate-limit.ts';
import type { Services } from '#server/http/services.ts';
import { answerRefused, readForm, type FormHandle } from '#server/forms/endpoint.ts';
import { selectBlock } from '#server/forms/blocked-senders.ts';
import type { ReadSubmission } from '#server/forms/intake.ts';
import { newsletterContract, type Newsletter } from '#contracts/newsletter.ts';

/** The prefix of the references of newsletter mails. These belong to no request. */
export const newsletterPrefix = 'NWS';

/**
 * Subscribes an address. The response is the same for every address, so that nobody can find out
 * who is on the list.
 */
export const handleNewsletter: FormHandle = async (services, request, context) => {
  const read = await readForm(newsletterContract, services, request, context);
  if (read instanceof Response) return read;
  const { page, locale, requestId } = read.visit;
  try {
    await subscribe(services, read.submission);
    context.waitUntil(services.deliverMail());
  } catch (error) {
    return answerRefused(read.visit, context.ip, error);
  }
  if (page) return answerSeeOther(pathTo('newsletter', locale), requestId);
  return answerJson({ message: translator(locale)('newsletter.sentText') }, { requestId });
};

async function subscribe(services: Services, { answers, sent, locale, address }: ReadSubmission<Newsletter>) {
  const { env, db, now, randomBytes } = services;
  const createdAt = now();
  const publicId = subscriberId(env.appSecret, answers.email);
  const mail = renderMail(env, { publicId, recipient: answers.email, locale });
  const rateLimit = rateLimitWindow(env, newsletterContract, address, createdAt);
  const isStored = await storeSubscriber(db, {
    publicId,
    email: answers.email,
    locale,
    quarantineReasons: sent.website ? [honeypotSign] : [],
    reference: formatReference(newsletterPrefix, randomBytes(referenceBytes)),
    block: selectBlock(answers, env, createdAt),
    createdAt,
    mails: [identifyMail(mail, env, { ...env, address, now: createdAt })],
    rateLimit,
  });
  if (!isStored) throw tooManyAttempts(rateLimit);
}

/**
 * Renders the mail that asks to confirm the subscription, in the language of the page with the
 * form.
 */
function renderMail(
  env: Services['env'],
  { publicId, recipient, locale }: { publicId: string; recipient: string; locale: Locale },
): Mail {
  const t = translator(locale);
  const subject = t('mail.newsletterSubject');
  const blocks: Block[] = [
    { kind: 'heading', text: t('mail.newsletterHeading') },
    { kind: 'paragraph', text: t('mail.salutation') },
    { kind: 'paragraph', text: t('mail.newsletterText') },
    { kind: 'link', text: t('mail.newsletterConfirm'), url: confirmLink(env, publicId, locale) },
    { kind: 'paragraph', text: t('mail.newsletterNotYou') },
    { kind: 'paragraph', text: `${t('mail.greeting')}\n${t('mail.signature')}` },
  ];
  const reason = t('mail.reason');
  const preview = t('mail.newsletterText');
  return {
    body: { subject, blocks, locale, reason, preview },
    recipient,
    replyTo: env.mailTo,
    attachments: [],
    unsubscribeUrl: unsubscribeLink(env, publicId, locale),
  };
}
