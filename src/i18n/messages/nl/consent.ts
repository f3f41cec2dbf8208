/**
 * The question whether the site may measure its use. It is shown only if the site uses analytics.
 */
export const consent = {
  heading: 'Mogen wij meten hoe de site wordt gebruikt?',
  text: 'Zonder uw toestemming plaatsen wij geen meetcookies. Uw keuze wijzigt u onderaan elke pagina.',
  // Two buttons with the same look.
  refuse: 'Weigeren',
  accept: 'Toestaan',
  // Opens the two checkboxes below, with a button to save them.
  settings: 'Instellen',
  analytics: 'Statistieken',
  ads: 'Statistieken en advertenties',
  save: 'Bewaar keuze',
  // Link in the footer that shows the question again.
  change: 'Cookievoorkeuren',
};
