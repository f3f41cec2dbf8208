/** The workspace of the staff, which is in Dutch only; `docs/staff.md` shows some of it. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Role } from '#domain/roles.ts';
import { pathTo } from '#i18n/routes.ts';
import { loginPath } from '#submissions/login.ts';
import { accountActions, accountPath } from '#submissions/staff/account.ts';
import { agendaPath } from '#submissions/staff/agenda.ts';
import { closuresPath } from '#submissions/staff/closures.ts';
import { figuresPath } from '#submissions/staff/figures.ts';
import { staffFields } from '#submissions/staff/frame.ts';
import { healthPath } from '#submissions/staff/health.ts';
import { personsPath } from '#submissions/staff/person.ts';
import {
  caseStudiesPath,
  caseStudyPath,
  pictureFields,
  testimonialsPath,
} from '#submissions/staff/publications.ts';
import { queuePath } from '#submissions/staff/queue.ts';
import { usersPath } from '#submissions/staff/users.ts';
import { anAddress } from './endings.ts';
import { passwordOf, type Place } from './place.ts';
import type { Scene } from './scene.ts';

interface Visit {
  name: string;
  path: string;
  /** One that logs in with its password alone: `logins.ts` sets a second step up for another. */
  role?: Role;
  steps?: (page: Page) => Promise<void>;
  isWindow?: boolean;
}

/** A page of the workspace, after some steps on it. */
function staffScene({ name, path, role = 'administrator', steps, isWindow }: Visit): Scene {
  return {
    name: `staff-${name}`,
    path: () => pathTo('login', 'nl'),
    locales: ['nl'],
    isWindow,
    act: async (page, _locale, place) => {
      await logIn(page, place, role);
      await page.goto(path);
      await steps?.(page);
    },
  };
}

/** Without the form, which a test of its own looks at. */
async function logIn(page: Page, place: Place, role: Role): Promise<void> {
  const username = role.startsWith('demo-') ? role : `demo-${role}`;
  const response = await page.request.post(loginPath, {
    data: { username, password: await passwordOf(place, username) },
    headers: { origin: place.url, 'x-forwarded-for': anAddress() },
  });
  if (!response.ok()) throw new Error(`Logging in was answered with ${String(response.status())}.`);
}

const openFirst = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().click();
  await page.locator('main h1').waitFor();
};

/** In the week of the booking that waits longest. */
async function pickUpBooking(page: Page): Promise<void> {
  await openFirst('[data-queue-item] a')(page);
  const link = page.locator(`main a[href^="${agendaPath()}"]`).first();
  await page.goto((await link.getAttribute('href')) ?? '');
  await page.locator('[data-agenda][data-ready]').waitFor({ state: 'attached' });
  await page.locator('[data-agenda]').getByRole('button', { name: 'Verplaats' }).first().focus();
  for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await page.locator('[data-drag-bar]').waitFor();
}

async function findPerson(page: Page): Promise<void> {
  await page.goto(queuePath({ kind: 'contact' }));
  await openFirst('[data-queue-item] a')(page);
  await page.getByRole('link', { name: 'Alles van deze persoon' }).click();
  await page.locator('main h1').waitFor();
}

/** With a photo, which no story has that is there from the start. */
async function openStory(page: Page): Promise<void> {
  const story = page.getByRole('link', { name: 'Om zeven uur droog' });
  if ((await story.count()) === 0) await writeStory(page, 'Om zeven uur droog');
  await page.goto(caseStudiesPath);
  await story.click();
  await page.locator('main img').waitFor();
}

async function writeStory(page: Page, title: string): Promise<void> {
  const texts = {
    Titel: title,
    Bedrijf: 'Huisartsen Zuid',
    Branche: 'Zorg',
    'De vraag': 'De vloer was om half acht nog nat, en het spreekuur begon dan al.',
    'Onze aanpak': 'Twee mensen beginnen om half zes. Zij doen eerst de gangen, dan de kamers.',
    'Het resultaat': 'Om zeven uur is alles droog.',
    'Wat is er op de foto te zien?': 'Een schoonmaker op een bakfiets.',
  };
  await page.goto(caseStudyPath('nieuw'));
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label).fill(text);
  const buffer = await sharp('src/assets/art/vacancies.svg').png().toBuffer();
  const photo = { name: 'bakfiets.png', mimeType: 'image/png', buffer };
  await page.locator(`[name="${pictureFields.file}"]`).setInputFiles(photo);
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await page.getByRole('status').waitFor();
}

/** Once: who is invited stays in the list. */
async function inviteOnce(page: Page): Promise<void> {
  const email = 'sanne@example.nl';
  if ((await page.getByText(email).count()) > 0) return;
  await page.locator('#naam').fill('Sanne de Vries');
  await page.locator('#email').fill(email);
  await page.getByRole('button', { name: 'Verstuur uitnodiging' }).click();
  await page.getByRole('status').waitFor();
}

/** Once begun, it is so on the next visit too. */
async function beginCodes(page: Page): Promise<void> {
  const form = page.locator(`form:has([name="${staffFields.action}"][value="${accountActions.beginTotp}"])`);
  if (await form.isVisible()) await form.getByRole('button').click();
  await page.locator('[data-secret]').scrollIntoViewIfNeeded();
}

const visits: Visit[] = [
  { name: 'queue', path: queuePath({}) },
  { name: 'queue-empty', path: queuePath({ search: 'qqqqxx' }) },
  { name: 'request', path: queuePath({ kind: 'contact' }), steps: openFirst('[data-queue-item] a') },
  { name: 'booking', path: queuePath({ kind: 'appointment' }), steps: openFirst('[data-queue-item] a') },
  { name: 'application', path: queuePath({ kind: 'application' }), steps: openFirst('[data-queue-item] a') },
  { name: 'agenda', path: agendaPath() },
  { name: 'agenda-drag', path: queuePath({ kind: 'appointment' }), steps: pickUpBooking, isWindow: true },
  { name: 'closures', path: closuresPath },
  { name: 'testimonials', path: testimonialsPath },
  { name: 'case-studies', path: caseStudiesPath },
  { name: 'case-study', path: caseStudiesPath, steps: openStory },
  { name: 'persons', path: personsPath },
  { name: 'person', path: queuePath({}), steps: findPerson },
  { name: 'figures', path: figuresPath },
  { name: 'health', path: healthPath },
  { name: 'users', path: usersPath, steps: inviteOnce },
  { name: 'account', path: accountPath },
  { name: 'second-step', path: accountPath, role: 'team-leader', steps: beginCodes, isWindow: true },
];

export const staffScenes: Scene[] = visits.map(staffScene);

export const isOfStaff = (scene: Scene): boolean => scene.name.startsWith('staff-');
