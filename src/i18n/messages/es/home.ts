import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const home = {
  title: '{brand} | Limpieza de empresas en Utrecht y alrededores',
  description:
    'Limpieza de farmacias, consultas médicas, oficinas, pymes y centros asistenciales. Equipo fijo, una persona de contacto y respuesta en menos de {replyHours} horas.',
  // Both halves are set phrases: a clean job, and clear dealings.
  heading: 'Trabajo limpio. Cuentas claras.',
  intro:
    'Limpiamos farmacias, consultas médicas, oficinas, pymes y centros asistenciales. Con un equipo fijo, una sola persona de contacto y respuesta a sus preguntas en menos de {replyHours} horas.',
  ratingLabel: '{rating} de {ratingBest} estrellas',
  rating: '{rating} de {ratingBest}',
  ratingCount: 'según {reviews} valoraciones',
  trustYears: '{years} años',
  trustYearsText: 'de experiencia en limpieza de empresas',
  trustInsured: 'Asegurados',
  trustInsuredText: 'y certificados, con sello de calidad',
  trustClients: '{clients}',
  trustClientsText: 'clientes profesionales satisfechos',
  trustAlways: '24/7',
  trustAlwaysText: 'disponibles en caso de urgencia',
  servicesHeading: 'Cada espacio se limpia a su manera',
  servicesIntro:
    'Una sala de curas no es una oficina diáfana. Por eso trabajamos por sectores, cada uno con su plan de trabajo, sus productos y personas que lo conocen bien.',
  specialistName: 'Limpieza especializada',
  specialistText: 'Para trabajos que piden algo más que una fregona.',
  specialistFeature1: 'Cristales y fachadas',
  specialistFeature2: 'Mantenimiento de suelos',
  specialistFeature3: 'Limpieza de fin de obra',
  servicesLinks:
    'Hemos trabajado para {businesses} empresas, desde [oficinas](office) y [centros asistenciales](care) hasta [farmacias](pharmacy) y [consultas médicas](gp).',
  whyHeading: 'Por qué {clients} empresas eligen {brand}',
  whyText:
    'No tendrá que ir detrás de nadie. Si algo no está bien, lo resolvemos en menos de {complaintHours} horas y sin coste.',
  certificateQuality: 'Sello de empresa de limpieza registrada',
  certificateTraining: 'Empresa formadora reconocida',
  reasonCertified: 'Certificados y asegurados',
  reasonCertifiedText: 'Tenemos sello de calidad y seguro. Si algo se rompe, nos hacemos cargo.',
  reasonGreen: 'Respeto por el medio ambiente',
  reasonGreenText: 'Productos que cuidan el suelo y el agua, en la dosis justa.',
  reasonHours: 'Horarios flexibles',
  reasonHoursText: 'Antes de abrir, después de cerrar o en fin de semana. Usted elige.',
  reasonPersonal: 'Trato personal',
  reasonPersonalText: 'Una sola persona de contacto y un equipo fijo que conoce sus instalaciones.',
  bookingHeading: 'Reserve su cita en línea',
  bookingText:
    'Solo lleva {bookingTime}. Elija un día y una hora, y en menos de {confirmationHours} horas recibirá la confirmación por correo electrónico.',
  bookingDays: 'Días entre los que elegir',
  bookingLink: 'Elegir fecha',
  faqHeading: 'Preguntas frecuentes',
  faqContact:
    '¿No encuentra su pregunta? [Escríbanos](contact) y le responderemos en menos de {replyHours} horas.',
  emergencyText: 'Estamos disponibles día y noche, también los fines de semana.',
  findHeading: 'Encuéntrenos en internet',
  findArea: 'Zona de servicio',
  findAreaText:
    'Utrecht, Holanda Septentrional, Holanda Meridional, Flevoland y Güeldres, hasta {radius} km alrededor de Utrecht. El resto de los Países Bajos, previa consulta.',
  openNow: 'Abierto ahora',
  closedNow: 'Cerrado ahora, salvo urgencias',
  findRating: 'Valoración',
  findProfile: 'Ver nuestro perfil de empresa',
  careersHeading: 'Trabajar en {brand}',
  careersText:
    'Somos {employees} personas y cada día dejamos un poco más limpio el centro de los Países Bajos. Trabajará en un equipo fijo y aprenderá el oficio en una empresa formadora reconocida.',
  careersLink: 'Ver las vacantes',
  closingHeading: '¿Quiere saber cuánto le costaría?',
  closingText:
    'Cuéntenos qué hay que limpiar. En menos de {replyHours} horas tendrá respuesta y, aproximadamente {startPeriod} después de su visto bueno, empezamos.',
} satisfies TextsOf<'home'>;
