import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const about = {
  title: 'Sobre {brand}: limpieza en Utrecht desde {founded}',
  description:
    'Desde {founded}, con {overClients} clientes fijos y {overEmployees} empleados. Conozca cómo trabaja {brand} y qué puede esperar de nosotros.',
  heading: 'Un equipo que conoce sus instalaciones',
  intro:
    'Desde {founded} y con sede en Utrecht, limpiamos para empresas: farmacias, consultas médicas, pymes, oficinas y centros asistenciales.',
  storyHeading: 'Quién entra con la llave',
  story1:
    'Tendrá un equipo fijo y una sola persona de contacto. Saben qué grifo gotea, qué sala de reuniones está siempre ocupada y quién deja las tazas de café sin recoger. Esto último se lo callan.',
  story2:
    'Somos una empresa formadora reconocida: nuestra gente aprende el oficio trabajando. Seguimos un plan para cada sala, con productos adecuados para sus suelos y según las normas de higiene de su sector.',
  years: '{years}',
  statYears: 'años de experiencia',
  statClients: 'clientes fijos',
  employees: '{employees}',
  statEmployees: 'empleados',
  statAlways: 'disponibles para urgencias',
  reasonsHeading: 'Cuatro razones para elegirnos',
  reasonGreen: 'Productos en su justa medida',
  reasonGreenText:
    'Medimos cada dosis con bombas y dosificadores, elegimos productos con la etiqueta ecológica de la UE siempre que se puede y no mezclamos sus residuos.',
  reasonHours: 'Horarios flexibles',
  reasonHoursText:
    'Vamos antes de que abra, después de que cierre o en fin de semana. Si cambia su horario, adaptamos el nuestro con usted.',
  reasonPersonal: 'Trato personal',
  reasonPersonalText:
    'Una persona de contacto fija y un equipo fijo. Solo tendrá que explicar una vez cómo lo quiere.',
  ratingHeading: 'Así nos valoran nuestros clientes',
  ratingText: 'Es la media de {reviews} valoraciones. Lea las [opiniones de clientes](testimonials).',
  missionHeading: 'Nuestra misión',
  missionText:
    'Que sus instalaciones estén tan limpias que no tenga que pensar en ello. Con un trabajo del que nuestra gente está orgullosa y acuerdos que cumplimos.',
  valuesHeading: 'Nuestros valores',
  valueQuality: 'Calidad',
  valueQualityText: 'Dejamos por escrito qué significa «limpio» y lo revisamos con usted. {complaint}',
  valueReliability: 'Fiabilidad',
  valueReliabilityText:
    'Llegamos a la hora acordada, también cuando usted no está. Si algo cambia, se lo decimos.',
  valuePersonal: 'Trato personal',
  valuePersonalText: 'Habla con alguien que conoce sus instalaciones. Respondemos a sus preguntas {reply}.',
  closingHeading: '¿Quiere conocernos?',
  closingText:
    'Iremos a verle con mucho gusto. La visita y el presupuesto son gratuitos, y tendrá respuesta {replyAgain}.',
} satisfies TextsOf<'about'>;
