import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const home = {
  title: '{brand} | Gebäudereinigung in Utrecht und Umgebung',
  description:
    'Reinigung für Apotheken, Arztpraxen, Büros, Betriebe und Pflegeeinrichtungen. Festes Team, eine Ansprechperson, Antwort in {replyHours} Stunden.',
  heading: 'Saubere Arbeit. Klare Absprachen.',
  intro:
    'Wir reinigen Apotheken, Arztpraxen, Büros, kleine und mittlere Betriebe und Pflegeeinrichtungen. Mit einem festen Team, einer Ansprechperson und einer Antwort innerhalb von {replyHours} Stunden.',
  ratingLabel: '{rating} von {ratingBest} Sternen',
  rating: '{rating} von {ratingBest}',
  ratingCount: 'aus {reviews} Bewertungen',
  trustYears: '{years} Jahre',
  trustYearsText: 'Erfahrung in der Gebäudereinigung',
  trustInsured: 'Versichert',
  trustInsuredText: 'und zertifiziert, mit Gütesiegel',
  trustClients: '{clients}',
  trustClientsText: 'zufriedene Geschäftskunden',
  trustAlways: '24/7',
  trustAlwaysText: 'im Notfall erreichbar',
  servicesHeading: 'Jedes Gebäude braucht seinen eigenen Plan',
  servicesIntro:
    'Ein Behandlungszimmer ist kein Großraumbüro. Darum hat jede Branche bei uns einen eigenen Reinigungsplan, eigene Mittel und Menschen, die sich dort auskennen.',
  specialistName: 'Spezial\u00adreinigung',
  specialistText: 'Wenn der Wischmopp nicht mehr reicht.',
  specialistFeature1: 'Glas- und Fassadenreinigung',
  specialistFeature2: 'Bodenpflege',
  specialistFeature3: 'Bauendreinigung nach Umbau',
  servicesLinks:
    'Für {businesses} Unternehmen haben wir schon gearbeitet, von [Büros](office) und [Pflegeeinrichtungen](care) bis zu [Apotheken](pharmacy) und [Arztpraxen](gp).',
  whyHeading: 'Warum {clients} Unternehmen auf {brand} setzen',
  whyText:
    'Sie müssen niemandem hinterhertelefonieren. Stimmt etwas nicht, bringen wir es innerhalb von {complaintHours} Stunden kostenlos in Ordnung.',
  certificateQuality: 'Gütesiegel für registrierte Reinigungsunternehmen',
  certificateTraining: 'Anerkannter Ausbildungsbetrieb',
  reasonCertified: 'Zertifiziert und versichert',
  reasonCertifiedText: 'Wir tragen ein Gütesiegel und sind versichert. Geht etwas kaputt, regeln wir das.',
  reasonGreen: 'Umwelt\u00adfreundlich',
  reasonGreenText: 'Mittel, die Böden und Wasser schonen, sparsam dosiert.',
  reasonHours: 'Flexible Zeiten',
  reasonHoursText: 'Vor der Öffnung, nach Feierabend oder am Wochenende. Sie entscheiden.',
  reasonPersonal: 'Persönlicher Service',
  reasonPersonalText: 'Eine Ansprechperson und ein festes Team, das Ihr Gebäude kennt.',
  bookingHeading: 'Buchen Sie Ihren Termin online',
  bookingText:
    'In {bookingTime} erledigt. Wählen Sie Tag und Uhrzeit. Innerhalb von {confirmationHours} Stunden erhalten Sie eine Bestätigung per E-Mail.',
  bookingDays: 'Tage zur Auswahl',
  bookingLink: 'Datum wählen',
  faqHeading: 'Häufige Fragen',
  faqContact:
    'Ihre Frage ist nicht dabei? [Schreiben Sie uns](contact), wir antworten innerhalb von {replyHours} Stunden.',
  emergencyText: 'Sie erreichen uns Tag und Nacht, auch am Wochenende.',
  findHeading: 'So finden Sie uns online',
  findArea: 'Einsatzgebiet',
  findAreaText:
    'Utrecht, Nordholland, Südholland, Flevoland und Gelderland, bis {radius} km rund um Utrecht. Die übrigen Niederlande auf Anfrage.',
  openNow: 'Jetzt geöffnet',
  closedNow: 'Jetzt geschlossen, im Notfall erreichbar',
  findRating: 'Bewertung',
  findProfile: 'Unser Unternehmensprofil ansehen',
  careersHeading: 'Arbeiten bei {brand}',
  careersText:
    'Mit {employees} Kolleginnen und Kollegen machen wir die Zentralniederlande jeden Tag ein Stück sauberer. Sie arbeiten in einem festen Team und lernen das Handwerk in einem anerkannten Ausbildungsbetrieb.',
  careersLink: 'Stellenangebote ansehen',
  closingHeading: 'Was kostet die Reinigung bei Ihnen?',
  closingText:
    'Sagen Sie uns, was sauber werden soll. Innerhalb von {replyHours} Stunden haben Sie eine Antwort. Etwa {startPeriod} nach Ihrer Zusage fangen wir an.',
} satisfies TextsOf<'home'>;
