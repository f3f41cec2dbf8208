import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const consent = {
  heading: '¿Podemos medir cómo se usa la web?',
  text: 'Sin su consentimiento no instalamos cookies de medición. Puede cambiar su elección al pie de cada página.',
  refuse: 'Rechazar',
  accept: 'Permitir',
  settings: 'Configurar',
  analytics: 'Estadísticas',
  ads: 'Estadísticas y anuncios',
  save: 'Guardar elección',
  change: 'Preferencias de cookies',
} satisfies TextsOf<'consent'>;
