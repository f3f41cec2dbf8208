/** Dutch texts of the public forms, for staff. Texts that address the customer are reworded. */
import { translator, type MessageKey, type Translate } from '#i18n/translate.ts';

const rewordedTexts: Readonly<Partial<Record<MessageKey, string>>> = {
  'callback.timeLabel': 'Bereikbaar',
  'appointmentForm.frequencyLabel': 'Hoe vaak',
  'testimonialForm.serviceLabel': 'Dienst',
  'testimonialForm.ratingLabel': 'Sterren',
  'testimonialForm.textLabel': 'Ervaring',
  'validation.nameRequired': 'Vul de naam in',
  'person.companyRequired': 'Vul de naam van het bedrijf in',
  'person.emailRequired': 'Vul het e-mailadres in',
  'person.phoneRequired': 'Vul het telefoonnummer in',
};
const translate = translator('nl');

export const translateForStaff: Translate = (key, parameters, kind) =>
  rewordedTexts[key] ?? translate(key, parameters, kind);
