/** The names of each service. `src/i18n/service-names.ts` says where each is shown. */
import type { ServiceNames } from '#i18n/service-names.ts';

export const serviceNames: ServiceNames = {
  pharmacy: {
    menu: 'Farmacias',
    choice: 'Farmacia',
    cleaning: 'Limpieza de farmacias',
    testimonial: 'Limpieza de farmacias',
    keywords: 'limpieza de farmacias, limpieza de salas de preparación, limpieza según GMP',
  },
  gp: {
    menu: 'Consultas médicas',
    choice: 'Consulta médica',
    cleaning: 'Limpieza de consultas médicas',
    testimonial: 'Limpieza de consultas médicas',
    keywords: 'limpieza de consultas médicas, higiene en la consulta, prevención de infecciones',
  },
  sme: {
    menu: 'Pymes',
    choice: 'Pyme',
    cleaning: 'Limpieza para pymes',
    testimonial: 'Limpieza para pymes',
    keywords: 'limpieza para pymes, contrato de limpieza, limpieza con horario flexible',
  },
  office: {
    menu: 'Oficinas',
    choice: 'Oficina',
    cleaning: 'Limpieza de oficinas',
    testimonial: 'Limpieza de oficinas',
    keywords: 'limpieza de oficinas, limpieza de oficinas en Utrecht, limpieza diaria, higiene en el trabajo',
  },
  care: {
    menu: 'Centros asistenciales',
    choice: 'Centro asistencial',
    cleaning: 'Limpieza de centros asistenciales',
    testimonial: 'Limpieza de centros asistenciales',
    keywords:
      'limpieza de centros asistenciales, limpieza de residencias, limpieza según APPCC, prevención de infecciones',
  },
};
