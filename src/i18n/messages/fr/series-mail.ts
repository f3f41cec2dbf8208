import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const seriesMail = {
  madeSubject: 'Votre nettoyage régulier à partir du {first} ({reference})',
  madeHeading: 'Votre nettoyage régulier est planifié',
  madeText:
    'À partir du {first}, notre équipe viendra régulièrement nettoyer vos locaux, aux dates ci-dessous.',
  changedSubject: 'Votre nettoyage régulier change à partir du {first} ({reference})',
  changedHeading: 'Votre nettoyage régulier change',
  changedText:
    'À partir du {first}, notre équipe viendra aux dates ci-dessous. Les passages prévus avant cette date ne changent pas.',
  endedSubject: 'Votre nettoyage régulier prend fin le {first} ({reference})',
  endedHeading: 'Votre nettoyage régulier prend fin',
  endedText:
    'À partir du {first}, notre équipe n’assurera plus votre nettoyage régulier. Les passages ci-dessous sont annulés.',
  next: 'La pièce jointe contient ces dates pour votre agenda. Vous souhaitez en déplacer ou en annuler une\u00a0? Répondez simplement à cet e-mail.',
  endedNext:
    'La pièce jointe retire ces dates de votre agenda. Une erreur\u00a0? Répondez simplement à cet e-mail.',
  rhythmLabel: 'Quand',
  priceLabel: 'Prix par passage',
  week: 'Chaque semaine\u00a0: {days}, à {time}',
  twoWeeks: 'Toutes les deux semaines\u00a0: {days}, à {time}',
  first: 'Le premier {days} de chaque mois, à {time}',
  second: 'Le deuxième {days} de chaque mois, à {time}',
  third: 'Le troisième {days} de chaque mois, à {time}',
  fourth: 'Le quatrième {days} de chaque mois, à {time}',
  last: 'Le dernier {days} de chaque mois, à {time}',
} satisfies TextsOf<'seriesMail'>;
