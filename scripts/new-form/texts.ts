/**
 * The texts of a new form: whole sentences that are true of every form of the house, around what
 * this one is called. They may stay as they are.
 */
import type { Locale } from '#i18n/locales.ts';

type Texts = Record<string, string>;

interface FormTexts {
  /** Of the form's own page. */
  own: Texts;
  /** For search engines. */
  keywords: string;
  /** Without the name of the form, which goes before each key. */
  mail: Texts;
  confirmation: Texts;
}

const nl = (label: string): FormTexts => ({
  own: {
    title: `${label}: online formulier | {brand}`,
    description: `${label}: vul het formulier in. U hebt antwoord {reply}, en krijgt meteen een referentie per e-mail.`,
    heading: label,
    intro: 'Vul het formulier in. Een medewerker leest uw bericht, en u hebt antwoord {reply}.',
    messageRequired: 'Schrijf een bericht',
    submitLabel: 'Verstuur mijn bericht',
    pendingLabel: 'Bezig met verzenden...',
    privacyNote:
      'Wij gebruiken uw gegevens om u te antwoorden (AVG artikel 6 lid 1 b en f) en bewaren ze hooguit 1 jaar.',
    received: 'Bedankt voor uw bericht. Wij reageren {deadline}. Uw referentie is {reference}.',
    successTitle: 'Bericht verzonden',
    failureTitle: 'Fout',
    failureText: 'Er is een fout opgetreden. Probeer het later opnieuw.',
  },
  keywords: `${label}, online formulier, schoonmaakbedrijf`,
  mail: {
    Subject: 'Wij hebben uw bericht ontvangen ({reference})',
    Heading: 'Uw bericht is binnen',
    Text: 'Bedankt voor uw bericht aan {brand}. Een medewerker leest het en reageert {deadline}.',
    Next: 'Wij bellen of mailen u met ons antwoord. Wilt u nog iets toevoegen? Antwoord dan op deze e-mail.',
  },
  confirmation: {
    Heading: 'Uw bericht is binnen',
    Intro: 'Bedankt. U krijgt ook een bevestiging per e-mail.',
    Next1: 'Een medewerker leest uw bericht.',
    Next2: 'Wij bellen of mailen u met ons antwoord.',
    Next3: 'Wilt u nog iets toevoegen? Antwoord op onze e-mail en noem uw referentie.',
    Step: 'Maak kennis met ons',
  },
});

const en = (label: string): FormTexts => ({
  own: {
    title: `${label}: online form | {brand}`,
    description: `${label}: fill in the form. We reply {reply}, and you receive a reference by email straight away.`,
    heading: label,
    intro: 'Fill in the form. One of our team reads your message and replies {reply}.',
    messageRequired: 'Write a message',
    submitLabel: 'Send my message',
    pendingLabel: 'Sending…',
    privacyNote:
      'We use your details to answer you (GDPR Article 6(1)(b) and (f)) and keep them for no longer than 1 year.',
    received: 'Thank you for your message. We will reply {deadline}. Your reference is {reference}.',
    successTitle: 'Message sent',
    failureTitle: 'Error',
    failureText: 'Something went wrong. Please try again later.',
  },
  keywords: `${label}, online form, cleaning company`,
  mail: {
    Subject: 'We have received your message ({reference})',
    Heading: 'We have your message',
    Text: 'Thank you for your message to {brand}. One of our team will read it and reply {deadline}.',
    Next: 'We will call or email you with our answer. Anything to add? Just reply to this email.',
  },
  confirmation: {
    Heading: 'We have your message',
    Intro: 'Thank you. We are sending you a confirmation by email as well.',
    Next1: 'One of our team reads your message.',
    Next2: 'We call or email you with our answer.',
    Next3: 'Anything to add? Reply to our email and quote your reference.',
    Step: 'Get to know us',
  },
});

const es = (label: string): FormTexts => ({
  own: {
    title: `${label}: formulario en línea | {brand}`,
    description: `${label}: rellene el formulario. Le respondemos {reply} y recibe enseguida una referencia por correo.`,
    heading: label,
    intro: 'Rellene el formulario. Una persona de nuestro equipo lee su mensaje y le responde {reply}.',
    messageRequired: 'Escriba un mensaje',
    submitLabel: 'Enviar mi mensaje',
    pendingLabel: 'Enviando…',
    privacyNote:
      'Usamos sus datos para responderle (RGPD, art. 6.1.b y f) y los conservamos 1 año como máximo.',
    received: 'Gracias por su mensaje. Le responderemos {deadline}. Su número de referencia es {reference}.',
    successTitle: 'Mensaje enviado',
    failureTitle: 'Error',
    failureText: 'Se ha producido un error. Inténtelo de nuevo más tarde.',
  },
  keywords: `${label}, formulario en línea, empresa de limpieza`,
  mail: {
    Subject: 'Hemos recibido su mensaje ({reference})',
    Heading: 'Hemos recibido su mensaje',
    Text: 'Gracias por su mensaje a {brand}. Una persona de nuestro equipo lo leerá y le responderá {deadline}.',
    Next: 'Le llamaremos o le escribiremos con nuestra respuesta. ¿Quiere añadir algo? Responda a este correo.',
  },
  confirmation: {
    Heading: 'Hemos recibido su mensaje',
    Intro: 'Gracias. También recibirá una confirmación por correo electrónico.',
    Next1: 'Una persona de nuestro equipo lee su mensaje.',
    Next2: 'Le llamamos o le escribimos con nuestra respuesta.',
    Next3: '¿Quiere añadir algo? Responda a nuestro correo e indique su referencia.',
    Step: 'Conózcanos',
  },
});

const de = (label: string): FormTexts => ({
  own: {
    title: `${label}: Onlineformular | {brand}`,
    description: `${label}: Füllen Sie das Formular aus. Wir antworten {reply}, Ihre Referenznummer kommt sofort per E-Mail.`,
    heading: label,
    intro: 'Füllen Sie das Formular aus. Jemand aus unserem Team liest Ihre Nachricht und antwortet {reply}.',
    messageRequired: 'Schreiben Sie eine Nachricht',
    submitLabel: 'Nachricht senden',
    pendingLabel: 'Wird gesendet\u00a0…',
    privacyNote:
      'Wir verwenden Ihre Angaben, um Ihnen zu antworten (Art.\u00a06 Abs.\u00a01 lit.\u00a0b und f DSGVO), und speichern sie höchstens 1\u00a0Jahr.',
    received: 'Danke für Ihre Nachricht. Wir antworten {deadline}. Ihre Referenznummer ist {reference}.',
    successTitle: 'Nachricht gesendet',
    failureTitle: 'Fehler',
    failureText: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.',
  },
  keywords: `${label}, Onlineformular, Reinigungsfirma`,
  mail: {
    Subject: 'Wir haben Ihre Nachricht erhalten ({reference})',
    Heading: 'Ihre Nachricht ist eingegangen',
    Text: 'Danke für Ihre Nachricht an {brand}. Jemand aus unserem Team liest sie und antwortet {deadline}.',
    Next: 'Wir antworten Ihnen telefonisch oder per E-Mail. Möchten Sie etwas ergänzen? Antworten Sie einfach auf diese E-Mail.',
  },
  confirmation: {
    Heading: 'Ihre Nachricht ist eingegangen',
    Intro: 'Vielen Dank. Sie erhalten zusätzlich eine Bestätigung per E-Mail.',
    Next1: 'Jemand aus unserem Team liest Ihre Nachricht.',
    Next2: 'Wir antworten Ihnen telefonisch oder per E-Mail.',
    Next3: 'Möchten Sie etwas ergänzen? Antworten Sie auf unsere E-Mail und nennen Sie Ihre Referenznummer.',
    Step: 'Lernen Sie uns kennen',
  },
});

const fr = (label: string): FormTexts => ({
  own: {
    title: `${label}\u00a0: formulaire en ligne | {brand}`,
    description: `${label}\u00a0: remplissez le formulaire. Nous répondons {reply} et vous recevez aussitôt une référence par e-mail.`,
    heading: label,
    intro: 'Remplissez le formulaire. Notre équipe lit votre message et vous répond {reply}.',
    messageRequired: 'Écrivez un message',
    submitLabel: 'Envoyer mon message',
    pendingLabel: 'Envoi en cours…',
    privacyNote:
      'Nous utilisons vos données pour vous répondre (RGPD, art.\u00a06, §\u00a01, b et f) et les conservons 1\u00a0an au maximum.',
    received: 'Merci pour votre message. Nous vous répondons {deadline}. Votre référence est {reference}.',
    successTitle: 'Message envoyé',
    failureTitle: 'Erreur',
    failureText: 'Une erreur est survenue. Veuillez réessayer plus tard.',
  },
  keywords: `${label}, formulaire en ligne, entreprise de nettoyage`,
  mail: {
    Subject: 'Nous avons bien reçu votre message ({reference})',
    Heading: 'Nous avons bien reçu votre message',
    Text: 'Merci pour votre message à {brand}. Notre équipe le lit et vous répond {deadline}.',
    Next: 'Nous vous appelons ou vous écrivons pour vous répondre. Vous voulez ajouter quelque chose\u00a0? Répondez à cet e-mail.',
  },
  confirmation: {
    Heading: 'Nous avons bien reçu votre message',
    Intro: 'Merci. Vous recevez aussi une confirmation par e-mail.',
    Next1: 'Notre équipe lit votre message.',
    Next2: 'Nous vous appelons ou vous écrivons pour vous répondre.',
    Next3: 'Vous voulez ajouter quelque chose\u00a0? Répondez à notre e-mail en indiquant votre référence.',
    Step: 'Faire notre connaissance',
  },
});

const ar = (label: string): FormTexts => ({
  own: {
    title: `${label}: نموذج عبر الإنترنت | {brand}`,
    description: `${label}: املؤوا النموذج. نردّ عليكم {reply}، ويصلكم فورًا رقم مرجعي عبر البريد الإلكتروني.`,
    heading: label,
    intro: 'املؤوا النموذج. يقرأ أحد موظفينا رسالتكم ويردّ عليكم {reply}.',
    messageRequired: 'اكتبوا رسالة',
    submitLabel: 'إرسال الرسالة',
    pendingLabel: 'جارٍ الإرسال…',
    privacyNote:
      'نستخدم بياناتكم للرد عليكم (المادة 6(1)(ب) و(و) من اللائحة العامة لحماية البيانات)، ونحتفظ بها لمدة أقصاها سنة واحدة.',
    received: 'شكرًا على رسالتكم. سنردّ عليكم {deadline}. رقمكم المرجعي: \u2066{reference}\u2069.',
    successTitle: 'تم إرسال الرسالة',
    failureTitle: 'تعذّر الإرسال',
    failureText: 'حدث خطأ. يُرجى المحاولة من جديد لاحقًا.',
  },
  keywords: `${label}، نموذج عبر الإنترنت، شركة تنظيف`,
  mail: {
    Subject: 'وصلتنا رسالتكم ({reference})',
    Heading: 'وصلتنا رسالتكم',
    Text: 'شكرًا على رسالتكم إلى {brand}. سيقرأها أحد موظفينا ويردّ عليكم {deadline}.',
    Next: 'نتصل بكم أو نراسلكم بردّنا. هل تودّون إضافة شيء؟ يكفي أن تردّوا على هذه الرسالة.',
  },
  confirmation: {
    Heading: 'وصلتنا رسالتكم',
    Intro: 'شكرًا لكم. ويصلكم أيضًا تأكيد بالبريد الإلكتروني.',
    Next1: 'يقرأ أحد موظفينا رسالتكم.',
    Next2: 'نتصل بكم أو نراسلكم بردّنا.',
    Next3: 'هل تودّون إضافة شيء؟ ردّوا على رسالتنا واذكروا رقمكم المرجعي.',
    Step: 'تعرّفوا علينا',
  },
});

const known: Partial<Record<Locale, (label: string) => FormTexts>> = { nl, en, es, de, fr, ar };

/** What a form with that name says; in English in a language that was added later. */
export function formTexts(locale: Locale, label: string): FormTexts {
  return (known[locale] ?? en)(label);
}
