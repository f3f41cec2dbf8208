import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const home = {
  title: '{brand} | Commercial cleaning in and around Utrecht',
  description:
    'Cleaning for pharmacies, GP practices, offices, small businesses and care centres. Same team, one contact and a reply within {replyHours} hours.',
  // Plays on two words that sound alike; the Dutch says «Clean work. Clear agreements.»
  heading: 'Clean premises. Clear promises.',
  intro:
    'We clean pharmacies, GP practices, offices, small and medium businesses and care centres. You get the same team every time, one person to call and a reply within {replyHours} hours.',
  ratingLabel: '{rating} out of {ratingBest} stars',
  rating: '{rating} out of {ratingBest}',
  ratingCount: 'from {reviews} reviews',
  trustYears: '{years} years',
  trustYearsText: 'of commercial cleaning experience',
  trustInsured: 'Insured',
  trustInsuredText: 'and certified, with a quality mark',
  trustClients: '{clients}',
  trustClientsText: 'satisfied business clients',
  trustAlways: '24/7',
  trustAlwaysText: 'on call for emergencies',
  servicesHeading: 'Every building has its own routine',
  servicesIntro:
    'A treatment room is not an open-plan office. So each sector gets its own cleaning plan, its own products and people who know their way around.',
  specialistName: 'Specialist cleaning',
  specialistText: 'For jobs that take more than a mop.',
  specialistFeature1: 'Windows and façades',
  specialistFeature2: 'Floor care',
  specialistFeature3: 'After-builders cleaning',
  servicesLinks:
    'We have cleaned for {businesses} businesses, among them [offices](office), [care centres](care), [pharmacies](pharmacy) and [GP practices](gp).',
  whyHeading: 'Why {clients} businesses choose {brand}',
  whyText:
    'No chasing, no reminders. If something is wrong, we put it right within {complaintHours} hours, free of charge.',
  certificateQuality: 'Quality mark for registered cleaning companies',
  certificateTraining: 'Recognised training company',
  reasonCertified: 'Certified and insured',
  reasonCertifiedText:
    'We hold a quality mark and carry insurance. If something gets broken, we sort it out.',
  reasonGreen: 'Eco-friendly',
  reasonGreenText: 'Products that are gentle on floors and water, used sparingly.',
  reasonHours: 'Flexible hours',
  reasonHoursText: 'Before you open, after you close or at the weekend. You choose.',
  reasonPersonal: 'Personal service',
  reasonPersonalText: 'One contact and one regular team that knows your building.',
  bookingHeading: 'Book an appointment online',
  bookingText:
    'It takes {bookingTime}. Pick a day and a time, and we confirm by email within {confirmationHours} hours.',
  bookingDays: 'Days to choose from',
  bookingLink: 'Choose a date',
  faqHeading: 'Frequently asked questions',
  faqContact:
    'Is your question not here? [Get in touch](contact) and we will reply within {replyHours} hours.',
  emergencyText: 'You can reach us day and night, weekends included.',
  findHeading: 'Find us online',
  findArea: 'Service area',
  findAreaText:
    'Utrecht, North Holland, South Holland, Flevoland and Gelderland, up to {radius} km around Utrecht. The rest of the Netherlands on request.',
  openNow: 'Open now',
  closedNow: 'Closed now, on call for emergencies',
  findRating: 'Rating',
  findProfile: 'See our business profile',
  careersHeading: 'Working at {brand}',
  careersText:
    'Our team of {employees} makes the central Netherlands a little cleaner every day. You work with the same colleagues and learn the trade at a recognised training company.',
  careersLink: 'See our vacancies',
  closingHeading: 'Wondering what it would cost?',
  closingText:
    'Tell us what needs cleaning. You will have an answer within {replyHours} hours, and we can start about {startPeriod} after you say yes.',
} satisfies TextsOf<'home'>;
