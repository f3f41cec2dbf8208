import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const about = {
  title: '{brand}\u00a0: entreprise de nettoyage à Utrecht depuis {founded}',
  description:
    'Depuis {founded}, {overClients} clients réguliers et {overEmployees} collaborateurs. Découvrez la méthode et les engagements de {brand}.',
  heading: 'Des gens qui connaissent vos locaux',
  intro:
    'Basés à Utrecht, nous nettoyons depuis {founded} des locaux professionnels\u00a0: pharmacies, cabinets médicaux, PME, bureaux et établissements de soins.',
  storyHeading: 'À qui vous confiez vos clés',
  story1:
    'Vous avez une équipe attitrée et un seul interlocuteur. Ils savent quel robinet goutte, quelle salle de réunion est toujours prise et qui laisse traîner les tasses. Ce dernier point, ils le gardent pour eux.',
  story2:
    'Nous sommes une entreprise formatrice agréée\u00a0: nos équipes apprennent le métier sur le terrain. Elles suivent un plan pour chaque pièce, avec des produits adaptés à vos sols et selon les règles d’hygiène de votre secteur.',
  years: '{years}',
  statYears: 'ans d’expérience',
  statClients: 'clients réguliers',
  employees: '{employees}',
  statEmployees: 'collaborateurs',
  statAlways: 'joignables 24\u00a0h/24 en cas d’urgence',
  reasonsHeading: 'Quatre raisons de nous choisir',
  reasonGreen: 'Économes en produits',
  reasonGreenText:
    'Nous dosons avec des pompes et des systèmes doseurs, choisissons l’Écolabel européen quand c’est possible et respectons votre tri.',
  reasonHours: 'Horaires souples',
  reasonHoursText:
    'Nous venons avant l’ouverture, après la fermeture ou le week-end. Si vos horaires changent, nous adaptons les nôtres avec vous.',
  reasonPersonal: 'Service personnalisé',
  reasonPersonalText:
    'Vous avez un interlocuteur et une équipe attitrés. Vous expliquez une seule fois ce que vous souhaitez.',
  ratingHeading: 'Ce que nos clients pensent de nous',
  ratingText: 'C’est la moyenne de {reviews} avis. Lisez les [témoignages de clients](testimonials).',
  missionHeading: 'Notre mission',
  missionText:
    'Garder vos locaux si propres que vous n’y pensez plus. Avec un travail dont nos équipes sont fières et des engagements que nous tenons.',
  valuesHeading: 'Nos valeurs',
  valueQuality: 'Qualité',
  valueQualityText:
    'Nous écrivons ce que «\u00a0propre\u00a0» veut dire et le vérifions avec vous. {complaint}',
  valueReliability: 'Fiabilité',
  valueReliabilityText:
    'Nous venons à l’heure convenue, même en votre absence. Si quelque chose change, nous vous le disons.',
  valuePersonal: 'Service personnalisé',
  valuePersonalText:
    'Vous parlez à quelqu’un qui connaît vos locaux. Nous répondons à vos questions {reply}.',
  closingHeading: 'Faisons connaissance',
  closingText:
    'Nous passons volontiers voir vos locaux. La visite et le devis sont gratuits, et vous recevez une réponse {replyAgain}.',
} satisfies TextsOf<'about'>;
