/** The names of each service. `src/i18n/service-names.ts` says where each is shown. */
import type { ServiceNames } from '#i18n/service-names.ts';

export const serviceNames: ServiceNames = {
  pharmacy: {
    menu: 'Pharmacy',
    choice: 'Pharmacy',
    cleaning: 'Pharmacy cleaning',
    testimonial: 'Pharmacy cleaning',
    keywords: 'pharmacy cleaning, compounding room cleaning, GMP cleaning, cleaning for pharmacies',
  },
  gp: {
    menu: 'GP practice',
    choice: 'GP practice',
    cleaning: 'GP practice cleaning',
    testimonial: 'GP practice cleaning',
    keywords: 'GP practice cleaning, medical practice cleaning, surgery hygiene, infection prevention',
  },
  sme: {
    menu: 'Small and medium-sized businesses',
    choice: 'Small or medium-sized business',
    cleaning: 'Small business cleaning',
    testimonial: 'Small business cleaning',
    keywords: 'small business cleaning, SME cleaning, cleaning contract, flexible cleaning',
  },
  office: {
    menu: 'Office',
    choice: 'Office',
    cleaning: 'Office cleaning',
    testimonial: 'Office cleaning',
    keywords: 'office cleaning, office cleaners Utrecht, daily office cleaning, workplace hygiene',
  },
  care: {
    menu: 'Care centre',
    choice: 'Care centre',
    cleaning: 'Care centre cleaning',
    testimonial: 'Care centre cleaning',
    keywords: 'care centre cleaning, nursing home cleaning, HACCP cleaning, infection prevention in care',
  },
};
