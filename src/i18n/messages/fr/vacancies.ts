import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const vacancies = {
  title: 'Emplois dans le nettoyage autour d’Utrecht | {brand}',
  description:
    'Une équipe attitrée, près de chez vous, des horaires adaptés. Postulez en ligne, à une offre ou spontanément. Réponse {application}.',
  heading: 'Un travail dont on voit le résultat',
  intro:
    'Nous sommes {overEmployees} à entretenir des pharmacies, des cabinets, des bureaux et des établissements de soins. Nous accueillons les personnes expérimentées comme celles qui veulent apprendre le métier.',
  applyLink: 'Postuler maintenant',
  benefitsHeading: 'Ce que nous vous offrons',
  benefitTeam: 'Une équipe attitrée',
  benefitTeamText:
    'Vous travaillez avec les mêmes collègues, sur les mêmes sites\u00a0: vous connaissez vite l’équipe et les lieux.',
  benefitLearning: 'Apprendre sur le terrain',
  benefitLearningText:
    'Nous sommes une entreprise formatrice agréée. Un collègue expérimenté vous apprend le métier.',
  benefitHours: 'Des horaires adaptés',
  benefitHoursText:
    'Temps plein, temps partiel, horaires souples ou week-end seulement. Tôt, en journée ou le soir.',
  benefitPay: 'Un salaire selon la convention',
  benefitPayText:
    'Salaire, majorations et congés suivent la convention collective néerlandaise du nettoyage.',
  benefitNear: 'Près de chez vous',
  benefitNearText:
    'Nous travaillons au centre des Pays-Bas et dans la Randstad, et cherchons des sites proches de chez vous.',
  benefitAnswer: 'Une réponse rapide',
  benefitAnswerText: 'Vous avez notre réponse {application}, même si c’est non.',
  positionsHeading: 'Les profils recherchés',
  positionsIntro: 'Le vôtre n’y figure pas\u00a0? Envoyez une candidature spontanée.',
  schoonmakerText:
    'Vous nettoyez toujours les mêmes sites, selon un plan pour chaque pièce. L’expérience est bienvenue, mais pas nécessaire.',
  teamleiderText: 'Vous dirigez une équipe, établissez le planning et restez en contact avec le client.',
  kwaliteitscontroleurText:
    'Vous contrôlez les locaux, liste en main. Vous voyez ce que les autres ne remarquent pas.',
  administratiefText:
    'Vous planifiez, appelez, écrivez et tenez les dossiers à jour. Vous travaillez dans nos bureaux.',
  andereText: 'Un autre savoir-faire qui nous serait utile\u00a0? Dites-nous ce que vous cherchez.',
  formHeading: 'Postulez',
  formIntro: 'Quelques phrases sur vous suffisent. Pas besoin de lettre.',
  received:
    'Merci pour votre candidature. Vous aurez notre réponse {deadline}. Votre référence est {reference}.',
  stepsHeading: 'La suite',
  stepSend: 'Vous envoyez votre candidature',
  stepSendText: 'Vous recevez un e-mail avec votre référence.',
  stepAnswer: 'Nous répondons',
  stepAnswerText: 'Nous vous appelons ou vous écrivons {application}.',
  stepMeet: 'Nous faisons connaissance',
  stepMeetText: 'Nous vous présentons le travail et les lieux. Nous parlons d’horaires et de salaire.',
  contactHeading: 'Une question d’abord\u00a0?',
  contactText: 'Appelez-nous les jours ouvrés de {opens} à {closes}, ou écrivez-nous.',
} satisfies TextsOf<'vacancies'>;
