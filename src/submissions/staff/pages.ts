/** The pages of the staff workspace: file in `src/pages/on-demand/staff` -> what it shows. */
import type { AgendaPage } from '#submissions/staff/agenda.ts';
import type { ClosuresPage } from '#submissions/staff/closures.ts';
import type { FiguresPage } from '#submissions/staff/figures.ts';
import type { HealthPage } from '#submissions/staff/health.ts';
import type { StaffFrame } from '#submissions/staff/frame.ts';
import type { QueuePage } from '#submissions/staff/queue.ts';
import type { PersonPage, PersonsPage } from '#submissions/staff/person.ts';
import type { CaseStudiesPage, CaseStudyPage, TestimonialsPage } from '#submissions/staff/publications.ts';
import type { PasswordLinkPage } from '#submissions/staff/password-link.ts';
import type { RequestPage } from '#submissions/staff/request.ts';
import type { UsersPage } from '#submissions/staff/users.ts';
import type { AccountPage } from '#submissions/staff/account.ts';

/** What went wrong, on a page of its own. */
export interface ProblemPage extends StaffFrame {
  title: string;
  text: string;
}

export interface StaffPages {
  queue: QueuePage;
  request: RequestPage;
  agenda: AgendaPage;
  closures: ClosuresPage;
  testimonials: TestimonialsPage;
  'case-studies': CaseStudiesPage;
  'case-study': CaseStudyPage;
  persons: PersonsPage;
  person: PersonPage;
  figures: FiguresPage;
  health: HealthPage;
  users: UsersPage;
  account: AccountPage;
  'password-link': PasswordLinkPage;
  problem: ProblemPage;
}

export type StaffPageName = keyof StaffPages;

/** The path by which the site's server module knows a page; no visitor ever asks for it. */
export function onDemandStaffPath(name: StaffPageName): string {
  return `/on-demand/staff/${name}`;
}
