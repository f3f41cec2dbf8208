/** The person and how to reach them: fields that most forms share. */
export const person = {
  emailLabel: 'E-mailadres',
  phoneLabel: 'Telefoonnummer',
  companyRequired: 'Vul de naam van uw bedrijf in',
  emailRequired: 'Vul uw e-mailadres in',
  emailInvalid: 'Ongeldig e-mailadres',
  phoneRequired: 'Vul uw telefoonnummer in',
  phoneInvalid: 'Vul een geldig telefoonnummer in, bijvoorbeeld 030\u00a0123\u00a045\u00a067',
};
