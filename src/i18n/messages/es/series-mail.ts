import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const seriesMail = {
  madeSubject: 'Su limpieza periódica a partir del {first} ({reference})',
  madeHeading: 'Su limpieza periódica está programada',
  madeText:
    'A partir del {first}, nuestro equipo irá a limpiar sus instalaciones de forma periódica, en los días que figuran abajo.',
  changedSubject: 'Su limpieza periódica cambia a partir del {first} ({reference})',
  changedHeading: 'Su limpieza periódica cambia',
  changedText:
    'A partir del {first}, nuestro equipo irá en los días que figuran abajo. Lo previsto antes de esa fecha no cambia.',
  endedSubject: 'Su limpieza periódica termina el {first} ({reference})',
  endedHeading: 'Su limpieza periódica termina',
  endedText:
    'A partir del {first}, nuestro equipo dejará de realizar su limpieza periódica. Quedan anulados los días que figuran abajo.',
  next: 'En el archivo adjunto tiene los mismos días para su calendario. ¿Desea cambiar o saltarse alguno? Responda a este correo.',
  endedNext: 'El archivo adjunto borra estos días de su calendario. ¿Ve algún error? Responda a este correo.',
  rhythmLabel: 'Cuándo',
  priceLabel: 'Precio por limpieza',
  week: 'Todas las semanas: {days}, a las {time}',
  twoWeeks: 'Cada dos semanas: {days}, a las {time}',
  first: 'El primer {days} de cada mes, a las {time}',
  second: 'El segundo {days} de cada mes, a las {time}',
  third: 'El tercer {days} de cada mes, a las {time}',
  fourth: 'El cuarto {days} de cada mes, a las {time}',
  last: 'El último {days} de cada mes, a las {time}',
} satisfies TextsOf<'seriesMail'>;
