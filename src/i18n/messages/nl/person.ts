/** The fields for the name and the contact data of a person, which most forms have. */
export const person = {
  emailLabel: 'E-mailadres',
  phoneLabel: 'Telefoonnummer',
  companyRequired: 'Vul de naam van uw bedrijf in',
  emailRequired: 'Vul uw e-mailadres in',
  emailInvalid: 'Ongeldig e-mailadres',
  phoneRequired: 'Vul uw telefoonnummer in',
  phoneInvalid: 'Vul een geldig telefoonnummer in, bijvoorbeeld 030\u00a0123\u00a045\u00a067',
};
