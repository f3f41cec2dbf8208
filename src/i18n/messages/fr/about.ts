import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const about = {
  title: '{brand}\u00a0: entreprise de nettoyage à Utrecht depuis {founded}',
  description:
    '{years} ans d’expérience, {clients} clients satisfaits, {employees} collaborateurs. Découvrez comment {brand} travaille et ce que vous pouvez en attendre.',
  heading: 'Des gens qui connaissent vos locaux',
  intro:
    'Depuis {founded}, nous nettoyons des locaux professionnels au départ d’Utrecht\u00a0: pharmacies, cabinets médicaux, bureaux, PME et établissements de soins.',
  storyHeading: 'Le nettoyage, une affaire humaine',
  story1:
    'Des locaux propres, cela commence par la personne qui arrive avec la clé. Vous avez donc une équipe fixe et un seul interlocuteur. Ils savent quel robinet goutte, quelle salle de réunion est toujours prise et qui laisse traîner les tasses. Ce dernier point, ils le gardent pour eux.',
  story2:
    'Nous sommes une entreprise formatrice agréée\u00a0: nos équipes apprennent le métier sur le terrain. Elles suivent un plan pour chaque pièce, avec des produits adaptés à vos sols et selon les règles d’hygiène de votre secteur.',
  years: '{years}',
  statYears: 'ans d’expérience',
  statClients: 'clients satisfaits',
  employees: '{employees}',
  statEmployees: 'collaborateurs',
  statAlways: 'joignables en cas d’urgence',
  reasonsHeading: 'Quatre raisons de nous choisir',
  reasonCertified: 'Certifiés et assurés',
  reasonCertifiedText:
    'Nous avons le label des entreprises de nettoyage enregistrées et nous sommes assurés. Tout dégât causé par notre travail, nous le réglons avec vous.',
  reasonGreen: 'Respect de l’environnement',
  reasonGreenText:
    'Nous choisissons des produits qui ménagent les sols et l’eau, dosons au plus juste et trions vos déchets.',
  reasonHours: 'Horaires souples',
  reasonHoursText:
    'Nous venons avant l’ouverture, après la fermeture ou le week-end. Vos horaires changent\u00a0? Nous adaptons les nôtres avec vous.',
  reasonPersonal: 'Service personnalisé',
  reasonPersonalText:
    'Vous avez un interlocuteur et une équipe fixes. Vous expliquez une seule fois ce que vous souhaitez.',
  ratingHeading: 'Nos clients nous donnent {rating} sur {ratingBest}',
  ratingText: 'C’est la moyenne de {reviews} avis. Lisez les [témoignages de clients](testimonials).',
  missionHeading: 'Notre mission',
  missionText:
    'Garder vos locaux si propres que vous n’avez plus à y penser. Avec un travail dont nos équipes sont fières et des engagements que nous tenons.',
  valuesHeading: 'Nos valeurs',
  valueQuality: 'Qualité',
  valueQualityText:
    'Nous écrivons ce que «\u00a0propre\u00a0» veut dire et le vérifions avec vous. Une réclamation est réglée sous {complaintHours} heures, sans frais.',
  valueReliability: 'Fiabilité',
  valueReliabilityText:
    'Nous venons à l’heure convenue, même en votre absence. Si quelque chose change, nous vous le disons.',
  valuePersonal: 'Service personnalisé',
  valuePersonalText:
    'Vous parlez à quelqu’un qui connaît vos locaux. Nous répondons à vos questions sous {replyHours} heures.',
  closingHeading: 'Faisons connaissance',
  closingText:
    'Nous passons volontiers voir vos locaux. La visite et le devis sont gratuits, et vous avez une réponse sous {replyHours} heures.',
} satisfies TextsOf<'about'>;
