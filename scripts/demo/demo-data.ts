/** Demo data of a local site. Public pages label testimonials and case studies as examples. */
import { utcDay } from '#domain/days.ts';
import { formatReference, referenceBytes } from '#domain/references.ts';
import { addWorkingDays } from '#domain/working-hours.ts';
import { roles } from '#domain/roles.ts';
import type { Database } from '#server/database/database.ts';
import type { PasswordCosts } from '#server/accounts/passwords.ts';
import { storeUser, type NewUser } from '#server/accounts/users.ts';
import { appointmentContract } from '#contracts/appointment.ts';
import type { SubmissionContract } from '#contracts/contract.ts';
import { testimonialContract } from '#contracts/testimonial.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import type { MailEnv } from './mails.ts';
import { addDemoSeries } from './series.ts';
import { addDemoRequests } from './store-requests.ts';

/** Adds the demo data unless it exists; returns true when it was added. */
export async function seedDemoData(db: Database, now: Date, env: MailEnv): Promise<boolean> {
  const present = await db
    .selectFrom('testimonials')
    .select('id')
    .where('isExample', '=', true)
    .executeTakeFirst();
  if (present) return false;
  const before = await db.selectFrom('requests').select('reference').execute();
  await addAppointments(db, now);
  await addTestimonials(db, now);
  await addCaseStudies(db);
  await addDemoRequests(db, now, env);
  await addDemoSeries(db, now);
  await markAsDemo(
    db,
    before.map(({ reference }) => reference),
  );
  return true;
}

/**
 * Adds an account per role unless there are any accounts; returns them with their passwords, which
 * are stored nowhere.
 */
export async function seedDemoAccounts(db: Database, costs?: PasswordCosts): Promise<NewUser[]> {
  const present = await db.selectFrom('users').select('id').executeTakeFirst();
  if (present) return [];
  const accounts = roles.map((role) => ({
    username: `demo-${role.replace(/^demo-/, '')}`,
    role,
    password: randomBytes(12).toString('base64url'),
  }));
  for (const account of accounts) await storeUser(db, account, costs);
  return accounts;
}

/** Marks the requests that are not in `before`; a demo user sees only marked ones. */
async function markAsDemo(db: Database, before: readonly string[]): Promise<void> {
  await db
    .updateTable('requests')
    .set({ isDemo: true })
    .$if(before.length > 0, (query) => query.where('reference', 'not in', before))
    .execute();
}

function envelope({ referencePrefix }: SubmissionContract, now: Date) {
  return {
    createdAt: now,
    submissionId: randomUUID(),
    reference: formatReference(referencePrefix, randomBytes(referenceBytes)),
    locale: 'nl',
  };
}

/** Books both teams at the same time, so that the booking page shows a time that is taken. */
async function addAppointments(db: Database, now: Date): Promise<void> {
  const appointment = {
    naam: 'Kim Voorbeeld',
    bedrijf: 'Voorbeeldpraktijk Zuid',
    email: 'kim@example.nl',
    telefoon: '+31301234567',
    service: 'huisarts',
    appointmentDate: utcDay(addWorkingDays(now, 5)),
    timeSlot: '10:00',
    frequency: 'wekelijks',
    squareMeters: 240,
  };
  await db
    .insertInto('appointments')
    .values([1, 2].map((team) => ({ ...envelope(appointmentContract, now), ...appointment, team })))
    .execute();
}

/** Adds published testimonials. Pages show the last one first, in the largest type. */
async function addTestimonials(db: Database, now: Date): Promise<void> {
  const examples = [
    [
      'MKB Schoonmaak',
      5,
      'Wij begonnen met één beurt per week. Nu weet iedereen weer welke kleur de vloer heeft.',
    ],
    ['Apotheekschoonmaak', 5, 'Ook de bereidingsruimte gaat volgens het werkplan.'],
    ['Zorgcentra', 4, 'Bewoners kennen de medewerkers bij naam. Een klacht was de volgende dag verholpen.'],
    ['Huisartsenpraktijk', 5, 'De behandelkamers zijn op tijd klaar en het logboek klopt.'],
    [
      'Kantoorschoonmaak',
      5,
      'Elke maandag om 7 uur staat hetzelfde team voor de deur. Wij hoeven niets uit te leggen.',
    ],
  ] as const;
  await db
    .insertInto('testimonials')
    .values(
      examples.map(([service, rating, testimonialText], index) => ({
        ...envelope(testimonialContract, now),
        customerName: `Voorbeeldklant ${String(index + 1)}`,
        company: 'Voorbeeldbedrijf',
        location: 'Utrecht',
        service,
        rating,
        testimonialText,
        consentsToName: true,
        status: 'approved',
        isFeatured: true,
        isExample: true,
      })),
    )
    .execute();
}

async function addCaseStudies(db: Database): Promise<void> {
  await db
    .insertInto('caseStudies')
    .values({
      title: 'Een kantoor van vier verdiepingen',
      company: 'Voorbeeldbedrijf',
      industry: 'Kantoor',
      challenge: 'De schoonmaak liep door tijdens werktijd en stoorde de mensen aan hun bureau.',
      solution: 'Een vast team werkt van 6 tot 9 uur, met per verdieping een eigen lijst.',
      results: 'Na 3 maanden waren er geen klachten meer over geluid.',
      isPublished: true,
      isFeatured: true,
      isExample: true,
    })
    .execute();
}
