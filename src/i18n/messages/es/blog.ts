import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const blog = {
  title: 'Blog sobre limpieza para empresas | {brand}',
  description:
    'Artículos sobre limpieza de oficinas, farmacias y centros asistenciales: planes, métodos, normas y costes, con cifras que puede comprobar.',
  heading: 'La limpieza, explicada con claridad',
  intro:
    'Planes de limpieza, métodos y normas, sacados de la práctica. Así sabrá qué pedir y qué puede esperar.',
  moreHeading: 'Más artículos',
  rss: 'Siga el blog por RSS',
  feedTitle: '{brand}: artículos sobre limpieza',
  newsletterHeading: 'Los artículos nuevos, en su correo',
  newsletterText:
    'Solo recibirá un correo cuando haya un artículo nuevo. La suscripción se hace en dos pasos: recibe un correo y después la confirma en la web. Puede darse de baja cuando quiera.',
  emailLabel: 'Correo electrónico',
  subscribe: 'Suscribirme',
  newsletterPrivacy: 'Qué hacemos con su dirección',
  draft: 'Borrador: aún no está en el sitio web',
  scheduled: 'Programado: aún no está en el sitio web',
  expired: 'Caducado: ya no está en el sitio web',
  updated: 'actualizado el {date}',
  readingTime: 'Lectura: {duration}',
  author: 'Redacción de {brand}',
  contentsHeading: 'En este artículo',
  print: 'Imprimir esta página',
  back: 'Volver al blog',
  relatedHeading: 'Siga leyendo',
  closingHeading: '¿Qué necesita su edificio?',
  closingText: 'Lo recorremos con usted. Respondemos a cada solicitud {reply}.',
  categoryOffice: 'Limpieza de oficinas',
  categoryPharmacy: 'Limpieza de farmacias',
  categoryCare: 'Sanidad y cuidados',
  categorySustainability: 'Sostenibilidad',
  categorySme: 'Pymes',
  categoryQuality: 'Calidad',
  notFoundTitle: 'Artículo no encontrado | {brand}',
  notFoundDescription:
    'Este artículo no existe o se ha movido. En el blog encontrará reunidos todos los artículos sobre limpieza para empresas.',
  notFoundHeading: 'Artículo no encontrado',
  notFoundText: 'El artículo que busca no existe o se ha movido. En el blog están todos los artículos.',
  notFoundLink: 'Ir al blog',
  recentHeading: 'Últimos artículos',
} satisfies TextsOf<'blog'>;
