/** The entries of the workspace's navigation, in order. */
import type { Permission } from '#domain/staff/permissions.ts';
import { defaultLocale } from '#i18n/locales.ts';
import { pathTo } from '#paths';
import { agendaPath } from '#contracts/staff/agenda.ts';
import { figuresPath } from '#contracts/staff/figures.ts';
import { healthPath } from '#contracts/staff/health.ts';
import { staffPath } from '#contracts/staff/frame.ts';
import { personsPath } from '#contracts/staff/person.ts';
import { templatesPath } from '#contracts/staff/templates.ts';
import { usersPath } from '#contracts/staff/users.ts';
import { caseStudiesPath, testimonialsPath } from '#contracts/staff/publications.ts';

export interface StaffEntry {
  path: string;
  label: string;
  permission: Permission;
  /**
   * Tells whether the entry is current on a path. Without it, the entry is current only on its own
   * path.
   */
  isCurrent?: (path: string) => boolean;
}

export const staffEntries: readonly StaffEntry[] = [
  {
    path: staffPath,
    label: 'Verzoeken',
    permission: 'requests.read',
    isCurrent: (path) => path === staffPath || path.startsWith(`${staffPath}/verzoeken/`),
  },
  {
    path: agendaPath(),
    label: 'Agenda',
    permission: 'bookings.read',
    isCurrent: (path) => path.startsWith(agendaPath()),
  },
  {
    path: testimonialsPath,
    label: 'Publicaties',
    permission: 'publications.read',
    isCurrent: (path) => path.startsWith(testimonialsPath) || path.startsWith(caseStudiesPath),
  },
  {
    path: personsPath,
    label: 'Personen',
    permission: 'persons.read',
    isCurrent: (path) => path.startsWith(personsPath),
  },
  {
    path: figuresPath,
    label: 'Cijfers',
    permission: 'figures.read',
  },
];

/** The tools, which have pages on the public website. */
const toolEntries: readonly StaffEntry[] = (
  [
    ['adsHeaders', 'Google Ads: teksten'],
    ['adsConversion', 'Google Ads: conversies'],
    ['analyticsDebug', 'Google Analytics'],
  ] as const
).map(([screen, label]) => ({
  path: pathTo(screen, defaultLocale),
  label,
  permission: 'tools.use',
}));

/** Less frequently used entries, shown in a menu. */
export const moreEntries: readonly StaffEntry[] = [
  {
    path: '/redactie',
    label: 'Teksten',
    permission: 'texts.change',
  },
  {
    path: templatesPath,
    label: 'Voorbeeldteksten',
    permission: 'templates.change',
  },
  {
    path: healthPath,
    label: 'Toestand',
    permission: 'health.read',
  },
  {
    path: usersPath,
    label: 'Gebruikers',
    permission: 'users.change',
  },
  ...toolEntries,
];
