/** The names of each service. `src/i18n/service-names.ts` says where each is shown. */
import type { ServiceNames } from '#i18n/service-names.ts';

export const serviceNames: ServiceNames = {
  pharmacy: {
    menu: 'Apotheek',
    choice: 'Apotheek',
    cleaning: 'Apotheekschoonmaak',
    testimonial: 'Apotheekschoonmaak',
    keywords: 'apotheekschoonmaak, schoonmaak apotheek, schoonmaak bereidingsruimte, GMP-schoonmaak',
  },
  gp: {
    menu: 'Huisartsenpraktijk',
    choice: 'Huisartsen\u00adpraktijk',
    cleaning: 'Schoonmaak van huisartsenpraktijken',
    testimonial: 'Huisartsenpraktijk',
    keywords:
      'schoonmaak huisartsenpraktijk, praktijkschoonmaak, hygiëne huisartsenpraktijk, infectiepreventie',
  },
  sme: {
    menu: 'Mkb',
    choice: 'Mkb',
    cleaning: 'Mkb-schoonmaak',
    testimonial: 'Mkb-schoonmaak',
    keywords: 'schoonmaak mkb, schoonmaak klein bedrijf, schoonmaakcontract, flexibele schoonmaak',
  },
  office: {
    menu: 'Kantoor',
    choice: 'Kantoor',
    cleaning: 'Kantoorschoonmaak',
    testimonial: 'Kantoorschoonmaak',
    keywords:
      'kantoorschoonmaak, kantoor schoonmaken, schoonmaakbedrijf kantoor Utrecht, dagelijkse schoonmaak',
  },
  care: {
    menu: 'Zorgcentrum',
    choice: 'Zorgcentrum',
    cleaning: 'Schoonmaak van zorgcentra',
    testimonial: 'Zorgcentra',
    keywords: 'schoonmaak zorgcentrum, schoonmaak verpleeghuis, HACCP-schoonmaak, infectiepreventie zorg',
  },
};
