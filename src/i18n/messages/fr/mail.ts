import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const mail = {
  contactSubject: 'Nous avons bien reçu votre demande de devis ({reference})',
  contactHeading: 'Votre demande est arrivée',
  contactText:
    "Merci d'avoir demandé un devis à {brand}. Une personne de notre équipe lit votre message et vous répond au plus tard le {deadline}.",
  referenceLabel: 'Votre référence',
  contactNext:
    "Nous vous proposons d'abord une courte visite de vos locaux. Vous recevez ensuite un devis clair, sans engagement.",
  questions: 'Des questions\u00a0? Appelez le {phone} ou répondez à cet e-mail en indiquant votre référence.',
  greeting: 'Cordialement,',
  signature: "L'équipe {brand}",
  notYou: "Vous n'êtes pas à l'origine de cette demande\u00a0? Vous pouvez ignorer cet e-mail.",
} satisfies TextsOf<'mail'>;
