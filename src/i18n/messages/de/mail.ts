import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const mail = {
  // With a comma the next paragraph would begin with a small letter.
  salutation: 'Guten Tag!',
  contactSubject: 'Wir haben Ihre Angebotsanfrage erhalten ({reference})',
  contactHeading: 'Ihre Anfrage ist eingegangen',
  contactText:
    'Vielen Dank für Ihre Anfrage bei {brand}. Jemand aus unserem Team liest sie und antwortet {deadline}.',
  referenceLabel: 'Ihre Referenznummer',
  contactNext:
    'Wir schlagen Ihnen zuerst einen kurzen Rundgang durch Ihre Räume vor. Danach erhalten Sie ein klares, unverbindliches Angebot.',
  callbackSubject: 'Wir rufen Sie zurück ({reference})',
  callbackHeading: 'Wir rufen Sie zurück',
  callbackText:
    'Vielen Dank für Ihre Anfrage bei {brand}. Wir rufen Sie {deadline} unter der angegebenen Nummer an.',
  callbackNext:
    'Die Nummer stimmt nicht oder Sie können doch nicht ans Telefon gehen? Dann rufen Sie uns an Arbeitstagen von {opens} bis {closes} Uhr an.',
  callbackUrgent:
    'Brauchen Sie jetzt jemanden? Rufen Sie {phone} an, Tag und Nacht, und nennen Sie Ihre Referenznummer.',
  applicationSubject: 'Wir haben Ihre Bewerbung erhalten ({reference})',
  applicationHeading: 'Ihre Bewerbung ist eingegangen',
  applicationText:
    'Vielen Dank für Ihre Bewerbung bei {brand}. Jemand aus unserem Team liest, was Sie geschrieben haben. Sie hören {deadline} von uns, auch bei einer Absage.',
  applicationNext:
    'Wir rufen Sie an oder schreiben Ihnen. Wenn es passt, lernen wir uns kennen und besprechen Aufgaben, Zeiten und Lohn.',
  applicationInvitedSubject: 'Wir möchten Sie kennenlernen ({reference})',
  applicationInvitedHeading: 'Wir möchten Sie kennenlernen',
  applicationInvitedText:
    'Vielen Dank für Ihre Bewerbung bei {brand}. Wir sprechen gern mit Ihnen über Aufgaben, Arbeitszeit und Lohn.',
  applicationInvitedNext:
    'Wir rufen Sie unter der angegebenen Nummer an, um einen Tag und eine Uhrzeit zu vereinbaren. Sie können auch gern selbst anrufen, an Arbeitstagen von {opens} bis {closes} Uhr.',
  applicationRejectedSubject: 'Unsere Antwort auf Ihre Bewerbung ({reference})',
  applicationRejectedHeading: 'Unsere Antwort auf Ihre Bewerbung',
  applicationRejectedText:
    'Vielen Dank für Ihre Bewerbung bei {brand} und für die Zeit, die Sie sich dafür genommen haben. Wir haben Ihre Bewerbung aufmerksam gelesen, uns aber für jemand anderen entschieden. Wir verstehen, dass das eine Enttäuschung ist.',
  applicationRejectedNext:
    'Wir löschen Ihre Bewerbung spätestens am {removal}. Sehen Sie später bei uns eine Stelle, die besser passt, freuen wir uns auf Ihre neue Bewerbung.',
  applicationHiredSubject: 'Sie können bei uns anfangen ({reference})',
  applicationHiredHeading: 'Sie können bei uns anfangen',
  applicationHiredText: 'Gute Nachrichten: Wir möchten Sie gern bei {brand} einstellen.',
  applicationHiredNext:
    'Wir rufen Sie unter der angegebenen Nummer an, um über Ihren ersten Arbeitstag und Ihren Vertrag zu sprechen.',
  applicationNotYou: 'Wenn Sie sich nicht bei uns beworben haben, können Sie diese E-Mail ignorieren.',
  newsletterSubject: 'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter von {brand}',
  newsletterHeading: 'Noch zwei Schritte',
  newsletterText:
    'Diese Adresse wurde für den Newsletter von {brand} angegeben. Möchten Sie ihn erhalten? Das geht in zwei Schritten: Öffnen Sie über den Link unten unsere Website und klicken Sie dort auf „Ja, anmelden“.',
  newsletterConfirm: 'Website öffnen und bestätigen',
  newsletterNotYou:
    'Wenn Sie sich nicht angemeldet haben, brauchen Sie nichts zu tun. Ohne Bestätigung schicken wir Ihnen nichts.',
  questions:
    'Fragen? Rufen Sie uns unter {phone} an oder antworten Sie auf diese E-Mail und nennen Sie Ihre Referenznummer.',
  // German has no comma here.
  greeting: 'Mit freundlichen Grüßen',
  signature: 'Ihr {brand}-Team',
  reason: 'Sie erhalten diese E-Mail, weil diese Adresse auf {website} angegeben wurde.',
  notYou: 'Wenn diese Anfrage nicht von Ihnen stammt, können Sie diese E-Mail ignorieren.',
  appointmentSubject: 'Noch ein Schritt zu Ihrer Reinigung: {moment} ({reference})',
  appointmentText:
    'Sie möchten eine erste Reinigung bei {brand} buchen. Wir reservieren Ihnen diesen Termin, sobald Sie auf die Schaltfläche klicken: hier und auf der Seite, die sich öffnet. Bitte klicken Sie {deadline}. Danach kann jemand anders den Termin buchen.',
  appointmentHold:
    'Nach dem zweiten Klick schicken wir Ihnen {confirmation} per E-Mail unsere Bestätigung mit dem Preis. {priceOffer} {indicativePrice}',
  appointmentMomentLabel: 'Tag und Uhrzeit',
  appointmentNext:
    '{changing} Im Anhang finden Sie den Termin für Ihren Kalender. Der Link in dieser E-Mail ist nur für Sie: Bitte geben Sie ihn nicht weiter.',
  appointmentManage: 'Termin ansehen oder ändern',
  appointmentMovedSubject: 'Ihr neuer Termin: {moment} ({reference})',
  appointmentMovedText: 'Ihr Termin ist jetzt am {moment}. Bestätigung und Preis erhalten Sie {deadline}.',
  appointmentCancelledSubject: 'Ihr Termin am {moment} wurde abgesagt ({reference})',
  appointmentCancelledText: 'Ihr Termin am {moment} findet nicht statt. Sie müssen nichts weiter tun.',
  appointmentCancelledNext:
    'Der Anhang entfernt den Termin aus Ihrem Kalender. Einen neuen buchen Sie auf unserer Website in {bookingTime}.',
  appointmentNotYou: 'Waren Sie das nicht? Dann rufen Sie uns bitte gleich an.',
  calendarSummary: 'Reinigung durch {brand}',
  calendarAsked:
    '{status}: Öffnen Sie {url} und klicken Sie auf die Schaltfläche. Dann reservieren wir Ihnen diesen Termin.\nReferenznummer: {reference}\nFragen? Rufen Sie an: {phone}',
  calendarDescription:
    '{status}\nReferenznummer: {reference}\nAnsehen, verschieben oder absagen: {url}\nFragen? Rufen Sie an: {phone}',
  cvLabel: 'Lebenslauf',
} satisfies TextsOf<'mail'>;
