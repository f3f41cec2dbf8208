import type { TextsOf } from '#i18n/messages/nl/index.ts';
import { namesByValue } from '#i18n/service-names.ts';
import { serviceNames } from './service-names.ts';

export const contact = {
  title: 'Contact and free quote | {brand}',
  description:
    'Request a free cleaning quote for your premises. We reply {reply}. Or call us, Monday to Friday, {opens} to {closes}.',
  heading: 'Get a free quote',
  intro: 'Tell us briefly what needs cleaning. One of our planners will reply {reply}.',
  messageHint: 'For example: floor area, number of floors, preferred days.',
  submitLabel: 'Send my request',
  pendingLabel: 'Sending…',
  privacyNote:
    'No obligation. We use your details to answer your request and keep them for no longer than 2 years.',
  received: 'Thank you for your request. We will reply {deadline}. Your reference is {reference}.',
  successTitle: 'Request sent',
  failureTitle: 'Error',
  failureText: 'Something went wrong. Please try again later.',
  phoneTitle: 'Phone',
  emailTitle: 'Email',
  hoursTitle: 'Opening hours',
  availabilityText: 'For emergencies day and night, seven days a week',
  emergencyText: 'A leak, a break-in or a surprise inspection: you can reach us day and night. {emergency}',
  areaHeading: 'Where we work',
  areaMap: 'Map of our service area: {workArea}',
  areaCity: 'Utrecht',
  areaCentral: 'Central Netherlands',
  areaCentralText: 'Utrecht, Gelderland and Flevoland',
  areaRandstad: 'The Randstad',
  areaRandstadText: 'North and South Holland, including Amsterdam, Rotterdam and The Hague',
  areaCountry: 'Rest of the country',
  areaCountryText: 'On request.',
  areaCountryLink: 'Ask us',
  ...namesByValue(serviceNames, 'quote'),
  specialistisch: 'Specialist cleaning',
  anders: 'Other',
} satisfies TextsOf<'contact'>;
