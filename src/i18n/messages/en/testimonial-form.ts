import type { TextsOf } from '#i18n/messages/nl/index.ts';
import { namesByValue } from '#i18n/service-names.ts';
import { serviceNames } from './service-names.ts';

export const testimonialForm = {
  stars: '{stars} out of {ratingBest} stars',
  locationLabel: 'Town',
  serviceLabel: 'Which service do you use?',
  servicePlaceholder: 'Choose a service',
  ...namesByValue(serviceNames, 'testimonial'),
  'Algemene Schoonmaak': 'General cleaning',
  ratingLabel: 'Your rating',
  textLabel: 'Your experience',
  textHint: 'For example: how long we have been coming and what difference you notice.',
  consentLabel: 'You may publish my name with the text. If the box is unticked, leave my name out.',
  submitLabel: 'Send my review',
  pendingLabel: 'Sending…',
  privacyNote:
    'You allow us to publish your text and rating, with company and town if you give them. We keep them until you withdraw your consent.',
  successTitle: 'Review sent',
  successText: 'Thank you for your feedback. We will consider your review for publication.',
  failureTitle: 'Sending failed',
  ratingRequired: 'Give 1 to 5 stars',
  testimonialRequired: 'Tell us in a few words what you think of our work',
} satisfies TextsOf<'testimonialForm'>;
