import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const about = {
  title: 'Sobre {brand}: limpieza en Utrecht desde {founded}',
  description:
    '{years} años de experiencia, {clients} clientes satisfechos, {employees} empleados. Conozca cómo trabaja {brand} y qué puede esperar de nosotros.',
  heading: 'Un equipo que conoce sus instalaciones',
  intro:
    'Desde {founded} y con sede en Utrecht, limpiamos para empresas: farmacias, consultas médicas, oficinas, pymes y centros asistenciales.',
  storyHeading: 'La limpieza es cosa de personas',
  story1:
    'La limpieza empieza por quien entra con la llave. Por eso tendrá un equipo fijo y una sola persona de contacto. Saben qué grifo gotea, qué sala de reuniones está siempre ocupada y quién deja las tazas de café sin recoger. Esto último se lo callan.',
  story2:
    'Somos una empresa formadora reconocida: nuestra gente aprende el oficio trabajando. Siguen un plan para cada sala, con productos adecuados para sus suelos y según las normas de higiene de su sector.',
  years: '{years}',
  statYears: 'años de experiencia',
  statClients: 'clientes satisfechos',
  employees: '{employees}',
  statEmployees: 'empleados',
  statAlways: 'disponibles para urgencias',
  reasonsHeading: 'Cuatro razones para elegirnos',
  reasonCertified: 'Certificados y asegurados',
  reasonCertifiedText:
    'Tenemos el sello de empresa de limpieza registrada y un seguro. Si nuestro trabajo causa un daño, nos hacemos cargo.',
  reasonGreen: 'Respeto por el medio ambiente',
  reasonGreenText:
    'Elegimos productos que cuidan el suelo y el agua, los dosificamos con medida y separamos sus residuos.',
  reasonHours: 'Horarios flexibles',
  reasonHoursText:
    'Vamos antes de que abra, después de que cierre o en fin de semana. Si cambia su horario, adaptamos el nuestro con usted.',
  reasonPersonal: 'Trato personal',
  reasonPersonalText:
    'Tiene una persona de contacto y un equipo fijos. Solo tendrá que explicar una vez cómo lo quiere.',
  ratingHeading: 'Nuestros clientes nos dan un {rating} sobre {ratingBest}',
  ratingText: 'Es la media de {reviews} valoraciones. Lea las [opiniones de clientes](testimonials).',
  missionHeading: 'Nuestra misión',
  missionText:
    'Que sus instalaciones estén tan limpias que no tenga que pensar en ello. Con un trabajo del que nuestra gente está orgullosa y acuerdos que cumplimos.',
  valuesHeading: 'Nuestros valores',
  valueQuality: 'Calidad',
  valueQualityText:
    'Dejamos por escrito qué significa «limpio» y lo revisamos con usted. Las quejas las resolvemos en menos de {complaintHours} horas y sin coste.',
  valueReliability: 'Fiabilidad',
  valueReliabilityText:
    'Llegamos a la hora acordada, también cuando usted no está. Si algo cambia, se lo decimos.',
  valuePersonal: 'Trato personal',
  valuePersonalText:
    'Habla con alguien que conoce sus instalaciones. Respondemos a sus preguntas en menos de {replyHours} horas.',
  closingHeading: '¿Quiere conocernos?',
  closingText:
    'Iremos a verle con mucho gusto. La visita y el presupuesto son gratuitos, y tendrá respuesta en menos de {replyHours} horas.',
} satisfies TextsOf<'about'>;
