import type { PromiseTexts } from '#i18n/messages/nl/promises.ts';

export const promises = {
  reply: { one: 'within one hour on working days', other: 'within {n} hours on working days' },
  replyAgain: { one: 'within one working day', other: 'within {n} working days' },
  callback: { one: 'within one working hour', other: 'within {n} working hours' },
  confirmation: { one: 'within one hour on working days', other: 'within {n} hours on working days' },
  confirmationAgain: { one: 'within one working day', other: 'within {n} working days' },
  complaintReport: { one: 'within one working day', other: 'within {n} working days' },
  complaintRepair: { one: 'within one hour on working days', other: 'within {n} hours on working days' },
  firstVisit: { one: 'about a week after you sign', other: 'about {n} weeks after you sign' },
  takeover: { one: 'about a month', other: 'about {n} months' },
  application: { one: 'within one working day', other: 'within {n} working days' },
  bookAhead: { one: 'at least one hour ahead', other: 'at least {n} hours ahead' },
  freeChange: { one: 'up to one hour beforehand', other: 'up to {n} hours beforehand' },
  lateChange: { one: 'in less than one hour', other: 'in less than {n} hours' },
  bookingTime: { one: 'one minute', other: '{n} minutes' },
  contractShort: { one: '1 month', other: '{n} months' },
  contractMedium: { one: '1 month', other: '{n} months' },
  contractLong: { one: '1 month', other: '{n} months' },
  overYears: { one: 'more than a year', other: 'more than {n} years' },
  overClients: { other: 'more than {n}' },
  overBusinesses: { other: 'more than {n}' },
  overEmployees: { other: 'more than {n}' },
  contractChoice: 'a contract of {contractMonths} months',
  priceFrom: 'from {price} per clean, excluding VAT',
  complaint:
    'Report a complaint {complaintReport} of the clean and we will put it right free of charge, starting {complaintRepair}.',
  start:
    'Your team starts {firstVisit}. If another company cleans for you now, Dutch sector rules (much like TUPE) often require us to offer the cleaners on your site a job first. Allow {takeover} for that.',
  changingFree:
    'You can move your appointment {freeChange}, and cancel it any time before it starts. Both are free of charge.',
  changingCharged:
    'Moving or cancelling your appointment is free of charge {freeChange}. If you cancel later, we charge {lateCancellationPercent} of the price of the clean, but nothing if you do not accept the price.',
  priceOffer:
    'If the price does not suit you, you can cancel free of charge any time before the appointment starts.',
  indicativePrice:
    'If we have not seen your premises yet, the price is indicative: you get the final price after a short walk-through.',
  workArea: 'Utrecht, North Holland, South Holland, Flevoland and Gelderland',
  minimumVisit: 'That buys {visitMinutes} minutes of work, enough for about {visitSquareMeters}\u00a0m².',
  priceIndication: 'Work out roughly what it would cost you.',
  noticePeriod: { one: 'The notice period is one month.', other: 'The notice period is {n} months.' },
  certificate: '{certificateName}, number {certificateNumber}',
  certified: 'Our quality mark: {certificateName}, number {certificateNumber}.',
  certifiedWord: 'certified',
  insuredWord: 'insured',
  insuredSum: 'Our liability insurance covers up to {insuredSumEuro} per claim.',
  ratingSource: 'Source: {ratingSourceName}',
  satisfactionSource: 'Source: {satisfactionSourceName}',
  languagesSpoken: 'We can help you in {languages}.',
  conductCertificate: {
    one: 'Yes. Nobody starts without a Dutch certificate of conduct (VOG), and it is renewed every year.',
    other:
      'Yes. Nobody starts without a Dutch certificate of conduct (VOG), and it is renewed every {n} years.',
  },
  confidentiality:
    'Yes, before the first clean. What they see or hear on your premises stays private, even after they leave us.',
  vaccination:
    'Your cleaners can be vaccinated against hepatitis B at our expense. Only the occupational health service knows who has been.',
  training: {
    one: 'Every cleaner earns the Dutch diploma {trainingCourse}. Anyone new to your premises works alongside your team for a clean first.',
    other:
      'Every cleaner earns the Dutch diploma {trainingCourse}. Anyone new to your premises works alongside your team for {n} cleans first.',
  },
  standIns: {
    one: 'A regular stand-in, who already knows your premises.',
    other: 'One of {n} regular stand-ins, who already know your premises. We tell you who it will be.',
  },
  consumablesBilled:
    'Products, cloths and machines are included. We restock paper, soap and bin bags, and you pay for what you use.',
  consumablesIncluded:
    'Products, cloths, machines, paper, soap and bin bags are all included. We look after the stock.',
  payment: {
    one: 'You get one invoice a month, after the work is done, and have one day to pay.',
    other: 'You get one invoice a month, after the work is done, and have {n} days to pay.',
  },
  contactPerson:
    'Until you have your quote, you deal with {contactName}: {contactPhone}. After that you have one regular contact.',
  qualityCheck: {
    one: 'Every month we assess it with you by the {qualityMethod} method. You get the report, good or bad.',
    other:
      'Every {n} months we assess it with you by the {qualityMethod} method. You get the report, good or bad.',
  },
  emergencyCall: 'Call {phone}, day or night.',
  emergency: {
    one: 'We will be with you within one hour, at {emergencyRate} an hour excluding VAT.',
    other: 'We will be with you within {n} hours, at {emergencyRate} an hour excluding VAT.',
  },
} satisfies PromiseTexts;
