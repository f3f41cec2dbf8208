/** What is wrong with a field, said below it and in the summary above the form. */
export const validation = {
  nameRequired: 'Vul uw naam in',
  companyRequired: 'Vul de naam van uw bedrijf in',
  emailRequired: 'Vul uw e-mailadres in',
  emailInvalid: 'Ongeldig e-mailadres',
  phoneInvalid: 'Vul een geldig telefoonnummer in, bijvoorbeeld 030\u00a0123\u00a045\u00a067',
  serviceRequired: 'Selecteer een dienst',
  tooLong: 'Gebruik hooguit {max} tekens',
};
