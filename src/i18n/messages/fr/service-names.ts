/** The names of each service. `src/i18n/service-names.ts` says where each is shown. */
import type { ServiceNames } from '#i18n/service-names.ts';

export const serviceNames: ServiceNames = {
  pharmacy: {
    menu: 'Pharmacie',
    choice: 'Pharmacie',
    cleaning: 'Nettoyage de pharmacies',
    testimonial: 'Nettoyage de pharmacie',
    keywords: 'nettoyage de pharmacie, nettoyage du préparatoire, nettoyage selon les BPF',
  },
  gp: {
    menu: 'Cabinet médical',
    choice: 'Cabinet médical',
    cleaning: 'Nettoyage de cabinets médicaux',
    testimonial: 'Nettoyage de cabinet médical',
    keywords: 'nettoyage de cabinet médical, hygiène du cabinet, prévention des infections',
  },
  sme: {
    menu: 'PME',
    choice: 'PME',
    cleaning: 'Nettoyage pour PME',
    testimonial: 'Nettoyage pour PME',
    keywords: 'nettoyage pour PME, contrat de nettoyage, nettoyage à horaires souples',
  },
  office: {
    menu: 'Bureaux',
    choice: 'Bureaux',
    cleaning: 'Nettoyage de bureaux',
    testimonial: 'Nettoyage de bureaux',
    keywords: 'nettoyage de bureaux, nettoyage de bureaux Utrecht, entretien quotidien, hygiène au bureau',
  },
  care: {
    menu: 'Établissement de soins',
    choice: 'Établis\u00adsement de soins',
    cleaning: 'Nettoyage d’établissements de soins',
    testimonial: 'Nettoyage d’établissement de soins',
    keywords:
      'nettoyage d’établissement de soins, nettoyage de maison de retraite, nettoyage HACCP, prévention des infections',
  },
};
