import type { TextsOf } from '#i18n/messages/nl/index.ts';
import { namesById } from '#i18n/service-names.ts';
import { serviceNames } from './service-names.ts';

export const keywords = {
  home: 'empresa de limpieza Utrecht, limpieza para empresas, limpieza de oficinas',
  services: 'servicios de limpieza, limpieza profesional, limpieza de oficinas, limpieza de farmacias',
  ...namesById(serviceNames, 'keywords'),
  about: 'sobre {brand}, empresa de limpieza en Utrecht, empresa certificada, equipos fijos',
  contact: 'presupuesto de limpieza, presupuesto gratuito, contacto con empresa de limpieza',
  blog: 'consejos de limpieza, blog de limpieza, higiene en la oficina',
  vacancies: 'empleo en limpieza, trabajo de limpieza, candidatura espontánea',
  testimonials: 'opiniones sobre la empresa de limpieza, valoraciones, clientes de {brand}',
  appointment: 'reservar limpieza, cita con empresa de limpieza, reserva en línea',
  callback: 'solicitud de llamada, llámenme, contacto con empresa de limpieza',
  price: 'precio limpieza, coste limpieza de oficinas, limpieza precio por m², tarifas de limpieza',
  search: 'buscar, encontrar servicios de limpieza',
  privacy: 'privacidad, datos personales, RGPD',
  terms: 'condiciones generales, contrato de limpieza, plazo de preaviso',
  cookies: 'cookies, preferencias de cookies, consentimiento',
  sitemap: 'mapa del sitio, todas las páginas',
} satisfies TextsOf<'keywords'>;
