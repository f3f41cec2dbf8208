/**
 * Templates of frequent replies in the customer's language, which staff complete. Greeting and
 * signature are added. The German text starts in lower case, because the greeting ends in a comma.
 */
import type { RequestKind } from '#domain/staff/statuses.ts';
import type { Locale } from '#i18n/locales.ts';

export interface ReplyTemplate {
  /** The value of the template in the form. */
  code: string;
  label: string;
  text: Readonly<Record<Locale, string>>;
}

const empty: ReplyTemplate = {
  code: 'leeg',
  label: 'Zonder voorbeeldtekst',
  text: { nl: '', en: '', es: '', de: '', fr: '', ar: '' },
};

const visit: ReplyTemplate = {
  code: 'rondgang',
  label: 'Rondgang voorstellen',
  text: {
    nl: 'Bedankt voor uw aanvraag. Voor een goede offerte lopen wij graag een half uur met u door het pand. Past het u op … om … uur?',
    en: 'Thank you for your request. To give you an accurate quote, we would like to walk through the building with you for half an hour. Would … at … suit you?',
    es: 'Gracias por su solicitud. Para darle un presupuesto preciso, nos gustaría recorrer el edificio con usted durante media hora. ¿Le viene bien el … a las …?',
    de: 'vielen Dank für Ihre Anfrage. Für ein passendes Angebot gehen wir gern eine halbe Stunde mit Ihnen durch das Gebäude. Passt Ihnen der … um … Uhr?',
    fr: 'Merci de votre demande. Pour vous remettre un devis précis, nous aimerions parcourir les locaux avec vous pendant une demi-heure. Le … à … vous conviendrait-il\u00a0?',
    ar: 'شكرًا على طلبكم. لنقدّم لكم عرض سعر دقيقًا، نودّ أن نتجوّل معكم في المبنى نصف ساعة. هل يناسبكم يوم … الساعة …؟',
  },
};

const question: ReplyTemplate = {
  code: 'vraag',
  label: 'Om aanvulling vragen',
  text: {
    nl: 'Bedankt voor uw bericht. Om u goed te kunnen antwoorden weten wij graag nog: …',
    en: 'Thank you for your message. So that we can give you a proper answer, could you tell us: …',
    es: 'Gracias por su mensaje. Para poder responderle bien, necesitamos saber: …',
    de: 'vielen Dank für Ihre Nachricht. Damit wir Ihnen gut antworten können, wüssten wir gern noch: …',
    fr: 'Merci de votre message. Pour bien vous répondre, nous aimerions encore savoir\u00a0: …',
    ar: 'شكرًا على رسالتكم. لنتمكن من الرد عليكم بدقة، نودّ أن نعرف: …',
  },
};

const missed: ReplyTemplate = {
  code: 'gemist',
  label: 'Niet bereikt',
  text: {
    nl: 'Wij hebben u vandaag gebeld, maar kregen geen gehoor. Wanneer kunnen wij u het best bereiken? U kunt ons ook zelf bellen.',
    en: 'We called you today but could not reach you. When would be a good time? You are also welcome to call us.',
    es: 'Hoy le hemos llamado, pero no hemos podido localizarle. ¿Cuándo podemos llamarle? También puede llamarnos usted.',
    de: 'wir haben Sie heute angerufen, aber nicht erreicht. Wann passt es Ihnen am besten? Sie können auch gern uns anrufen.',
    fr: 'Nous vous avons appelé aujourd’hui, sans succès. Quand pouvons-nous vous joindre\u00a0? Vous pouvez aussi nous appeler.',
    ar: 'اتصلنا بكم اليوم ولم نتمكن من الوصول إليكم. متى يمكننا الاتصال بكم؟ ويمكنكم أيضًا الاتصال بنا.',
  },
};

/**
 * The templates for each kind of request. The first is inserted at first, so it must fit every
 * request of that kind.
 */
export const replyTemplates: Readonly<Record<RequestKind, readonly ReplyTemplate[]>> = {
  contact: [visit, question, empty],
  callback: [empty, missed, question],
  appointment: [question, missed, empty],
  application: [question, missed, empty],
  testimonial: [empty],
};
