import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const newsletter = {
  title: 'Lettre d’information | {brand}',
  description:
    'Confirmez ici votre inscription à la lettre de {brand}, ou désinscrivez-vous. Après le lien de l’e-mail, c’est la deuxième et dernière étape.',
  name: 'Lettre d’information',
  sentHeading: 'Consultez votre messagerie',
  sentText:
    'Ouvrez le lien de notre e-mail et confirmez sur notre site. L’e-mail arrive d’ici quelques minutes, sauf si votre adresse est déjà sur la liste. Regardez aussi dans les courriers indésirables.',
  confirmHeading: 'Souhaitez-vous recevoir notre lettre d’information\u00a0?',
  confirmText:
    'C’est la deuxième et dernière étape\u00a0: confirmez votre inscription. Vous ne recevrez un e-mail que lorsqu’un nouvel article paraîtra. Chaque lettre contiendra un lien pour vous désinscrire à tout moment.',
  confirmLabel: 'Oui, je m’inscris',
  confirmedHeading: 'Votre inscription est confirmée',
  confirmedText: 'Vous recevrez désormais les nouveaux articles par e-mail.',
  unsubscribeHeading: 'Souhaitez-vous vous désinscrire\u00a0?',
  unsubscribeText: 'Vous ne recevrez plus notre lettre et nous retirerons votre adresse de la liste.',
  unsubscribeLabel: 'Oui, je me désinscris',
  unsubscribedHeading: 'Désinscription confirmée',
  unsubscribedText:
    'Votre adresse n’est plus sur la liste. Vous changez d’avis\u00a0? Réinscrivez-vous sur le blog.',
  invalidHeading: 'Ce lien ne fonctionne plus',
  invalidText:
    'Il n’a peut-être pas été copié en entier, ou votre adresse n’est plus sur la liste. Vous pouvez vous réinscrire sur le blog.',
  againLabel: 'Se réinscrire',
  unavailableHeading: 'Ce n’est pas possible pour le moment',
  unavailableText: 'Patientez une minute, puis réessayez avec le même lien.',
  blogLink: 'Aller au blog',
} satisfies TextsOf<'newsletter'>;
