/** Errors of a field, shown below it and in the summary above the form. */
export const validation = {
  nameRequired: 'Vul uw naam in',
  tooLong: 'Gebruik hooguit {max} karakters (nu {excess} te veel)',
};
