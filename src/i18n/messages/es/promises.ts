import type { PromiseTexts } from '#i18n/messages/nl/promises.ts';

export const promises = {
  reply: {
    one: 'en menos de una hora (días laborables)',
    other: 'en menos de {n} horas (días laborables)',
  },
  replyAgain: { one: 'en un día laborable como máximo', other: 'en {n} días laborables como máximo' },
  callback: { one: 'en una hora laborable como máximo', other: 'en {n} horas laborables como máximo' },
  confirmation: {
    one: 'en menos de una hora (días laborables)',
    other: 'en menos de {n} horas (días laborables)',
  },
  confirmationAgain: { one: 'en un día laborable como máximo', other: 'en {n} días laborables como máximo' },
  complaintReport: { one: 'en el día laborable siguiente', other: 'en los {n} días laborables siguientes' },
  complaintRepair: {
    one: 'en menos de una hora (días laborables)',
    other: 'en menos de {n} horas (días laborables)',
  },
  firstVisit: {
    one: 'alrededor de una semana después de la firma',
    other: 'unas {n} semanas después de la firma',
  },
  takeover: { one: 'alrededor de un mes', other: 'unos {n} meses' },
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
  priceFrom: 'desde {price} por limpieza, IVA no incluido',
  complaint:
    'Si nos comunica una queja {complaintReport} a la limpieza, la resolvemos sin coste para usted. Empezamos {complaintRepair}.',
  start:
    'El equipo empieza {firstVisit}. Si ahora trabaja con otra empresa de limpieza, el convenio neerlandés suele obligarnos a ofrecer antes un empleo a quien limpia en sus instalaciones. En ese caso, cuente con {takeover}.',
  changingFree: 'Puede cambiar la cita {freeChange} y anularla hasta que empiece, gratis en ambos casos.',
  changingCharged:
    'Cambiar o anular la cita es gratis {freeChange}. Si la anula más tarde, cobramos el {lateCancellationPercent} del precio de la limpieza; si no está de acuerdo con el precio, no le cobramos nada.',
  priceOffer: 'Si no está de acuerdo con el precio, puede anular la cita gratis hasta que empiece.',
  indicativePrice:
    'Si aún no hemos visto sus instalaciones, el precio es orientativo: le daremos el definitivo después de una visita breve.',
  workArea: 'Utrecht, Holanda Septentrional, Holanda Meridional, Flevoland y Güeldres',
  minimumVisit:
    'Ese precio cubre {visitMinutes} minutos de trabajo, suficientes para unos {visitSquareMeters}\u00a0m².',
  priceIndication: 'Calcule cuánto le costaría aproximadamente.',
  noticePeriod: { one: 'El preaviso es de un mes.', other: 'El preaviso es de {n} meses.' },
  certificate: '{certificateName}, número {certificateNumber}',
  certified: 'Nuestro sello de calidad: {certificateName}, número {certificateNumber}.',
  certifiedWord: 'certificados',
  insuredWord: 'asegurados',
  insuredSum: 'Nuestro seguro de responsabilidad civil cubre hasta {insuredSumEuro} por siniestro.',
  ratingSource: 'Fuente: {ratingSourceName}',
  satisfactionSource: 'Fuente: {satisfactionSourceName}',
  languagesSpoken: 'Podemos atenderle en {languages}.',
  conductCertificate: {
    one: 'Sí. Nadie empieza sin el certificado neerlandés de buena conducta (VOG), que se renueva cada año.',
    other:
      'Sí. Nadie empieza sin el certificado neerlandés de buena conducta (VOG), que se renueva cada {n} años.',
  },
  confidentiality:
    'Sí, antes de la primera limpieza. Lo que vea u oiga en sus instalaciones es confidencial, también si deja la empresa.',
  vaccination:
    'Sí, contra la hepatitis B y a nuestro cargo, para quien quiera. Solo el servicio de salud laboral sabe quién se vacuna.',
  training: {
    one: 'Todos obtienen el diploma neerlandés {trainingCourse}. Quien es nuevo en sus instalaciones va acompañado en la primera limpieza.',
    other:
      'Todos obtienen el diploma neerlandés {trainingCourse}. Quien es nuevo en sus instalaciones va acompañado en las {n} primeras limpiezas.',
  },
  standIns: {
    one: 'Un suplente fijo que ya conoce sus instalaciones.',
    other: 'Uno de los {n} suplentes fijos que ya conocen sus instalaciones. Le decimos quién irá.',
  },
  consumablesBilled:
    'El precio incluye productos, bayetas y máquinas. Reponemos papel, jabón y bolsas de basura, y usted paga lo que se gasta.',
  consumablesIncluded:
    'Está todo incluido: productos, bayetas, máquinas, papel, jabón y bolsas de basura. Nosotros controlamos las existencias.',
  payment: {
    one: 'Recibe una factura al mes, a mes vencido, y tiene un día para pagarla.',
    other: 'Recibe una factura al mes, a mes vencido, y tiene {n} días para pagarla.',
  },
  contactPerson:
    'Hasta el presupuesto le atiende {contactName}: {contactPhone}. Después, una persona de contacto fija.',
  qualityCheck: {
    one: 'Cada mes medimos el resultado con usted (método {qualityMethod}). Recibe el informe, bueno o malo.',
    other:
      'Cada {n} meses medimos el resultado con usted (método {qualityMethod}). Recibe el informe, bueno o malo.',
  },
  emergencyCall: 'Llame al {phone}, de día o de noche.',
  emergency: {
    one: 'Llegamos en menos de una hora, a {emergencyRate} la hora, IVA no incluido.',
    other: 'Llegamos en menos de {n} horas, a {emergencyRate} la hora, IVA no incluido.',
  },
} satisfies PromiseTexts;
