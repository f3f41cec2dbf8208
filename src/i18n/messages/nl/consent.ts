/** The question whether the site may measure; shown only where something is measured. */
export const consent = {
  heading: 'Mogen wij meten hoe de site wordt gebruikt?',
  text: 'Zonder uw toestemming plaatsen wij geen meetcookies. Uw keuze wijzigt u onderaan elke pagina.',
  // Two buttons of the same weight.
  refuse: 'Weigeren',
  accept: 'Toestaan',
  // Opens the two boxes below, with a button to keep them.
  settings: 'Instellen',
  analytics: 'Statistieken',
  ads: 'Statistieken en advertenties',
  save: 'Bewaar keuze',
  // Link in the footer that brings the question back.
  change: 'Cookievoorkeuren',
};
