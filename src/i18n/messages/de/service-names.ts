/** The names of each service. `src/i18n/service-names.ts` says where each is shown. */
import type { ServiceNames } from '#i18n/service-names.ts';

export const serviceNames: ServiceNames = {
  pharmacy: {
    menu: 'Apotheke',
    choice: 'Apotheke',
    cleaning: 'Apothekenreinigung',
    testimonial: 'Apothekenreinigung',
    keywords: 'Apothekenreinigung, Reinigung der Rezeptur, Reinigung nach GMP',
  },
  gp: {
    menu: 'Arztpraxis',
    choice: 'Arztpraxis',
    cleaning: 'Praxisreinigung',
    testimonial: 'Praxisreinigung',
    keywords: 'Praxisreinigung, Reinigung Arztpraxis, Praxishygiene, Infektionsprävention',
  },
  sme: {
    menu: 'Kleine und mittlere Betriebe',
    choice: 'Kleiner oder mittlerer Betrieb',
    cleaning: 'Reinigung für kleine und mittlere Betriebe',
    testimonial: 'Reinigung für kleine Betriebe',
    keywords: 'Reinigung für KMU, Reinigungsvertrag, flexible Reinigungszeiten',
  },
  office: {
    menu: 'Büro',
    choice: 'Büro',
    cleaning: 'Büroreinigung',
    testimonial: 'Büroreinigung',
    keywords: 'Büroreinigung, Büroreinigung Utrecht, tägliche Büroreinigung, Hygiene im Büro',
  },
  care: {
    menu: 'Pflegeeinrichtung',
    choice: 'Pflege\u00adeinrichtung',
    cleaning: 'Reinigung von Pflegeeinrichtungen',
    testimonial: 'Reinigung in der Pflege',
    keywords: 'Reinigung Pflegeeinrichtung, Reinigung Pflegeheim, Reinigung nach HACCP, Infektionsprävention',
  },
};
