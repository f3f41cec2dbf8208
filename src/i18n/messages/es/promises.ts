import type { PromiseTexts } from '#i18n/messages/nl/promises.ts';

export const promises = {
  reply: {
    one: 'en menos de una hora en días laborables',
    other: 'en menos de {n} horas en días laborables',
  },
  replyAgain: { one: 'en un día laborable', other: 'en {n} días laborables' },
  callback: { one: 'en menos de una hora de oficina', other: 'en menos de {n} horas de oficina' },
  confirmation: {
    one: 'en menos de una hora en días laborables',
    other: 'en menos de {n} horas en días laborables',
  },
  confirmationAgain: { one: 'en un día laborable', other: 'en {n} días laborables' },
  complaintReport: {
    one: 'en el plazo de un día laborable',
    other: 'en el plazo de {n} días laborables',
  },
  complaintRepair: {
    one: 'en menos de una hora en días laborables',
    other: 'en menos de {n} horas en días laborables',
  },
  firstVisit: {
    one: 'aproximadamente una semana después de la firma',
    other: 'aproximadamente {n} semanas después de la firma',
  },
  takeover: { one: 'aproximadamente un mes', other: 'aproximadamente {n} meses' },
  application: { one: 'en un plazo de un día laborable', other: 'en un plazo de {n} días laborables' },
  bookAhead: { one: 'con al menos una hora de antelación', other: 'con al menos {n} horas de antelación' },
  freeChange: { one: 'hasta una hora antes', other: 'hasta {n} horas antes' },
  lateChange: { one: 'en menos de una hora', other: 'en menos de {n} horas' },
  bookingTime: { one: 'un minuto', other: '{n} minutos' },
  contractShort: { one: '1 mes', other: '{n} meses' },
  contractMedium: { one: '1 mes', other: '{n} meses' },
  contractLong: { one: '1 mes', other: '{n} meses' },
  overYears: { one: 'más de un año', other: 'más de {n} años' },
  overClients: { other: 'más de {n}' },
  overBusinesses: { other: 'más de {n}' },
  overEmployees: { other: 'más de {n}' },
  contractChoice: 'un contrato de {contractMonths} meses',
  priceFrom: 'desde {price} por cada limpieza, IVA no incluido',
  complaint:
    'Comuníquenos una queja {complaintReport} y empezaremos a resolverla {complaintRepair}, sin coste alguno.',
  start:
    'Su equipo viene por primera vez {firstVisit}. Si asumimos personal de su empresa de limpieza anterior, se aplica el plazo del convenio colectivo: {takeover}.',
  workArea: 'Utrecht, Holanda Septentrional, Holanda Meridional, Flevolanda y Güeldres',
  minimumVisit:
    'Por ese precio tiene {visitMinutes} minutos de trabajo, suficientes para unos {visitSquareMeters} m².',
  noticePeriod: { one: 'El preaviso es de un mes.', other: 'El preaviso es de {n} meses.' },
  lateCancellation: 'Cancelar más tarde cuesta el {lateCancellationPercent} del precio de la limpieza.',
  certificate: '{certificateName}, número {certificateNumber}',
  insuredSum: 'Nuestro seguro de responsabilidad civil cubre {insuredSumEuro} por siniestro.',
  ratingSource: 'Fuente: {ratingSourceName}.',
  satisfactionSource: 'Fuente: {satisfactionSourceName}.',
  languagesSpoken: 'Podemos atenderle en {languages}.',
} satisfies PromiseTexts;
