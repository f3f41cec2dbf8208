/** The pages of the workspace: file in `src/pages/on-demand/staff` -> its data. */
import type { AgendaPage, PlanPage } from '#contracts/staff/agenda.ts';
import type { ClosuresPage } from '#contracts/staff/closures.ts';
import type { FiguresPage } from '#contracts/staff/figures.ts';
import type { HealthPage } from '#contracts/staff/health.ts';
import type { StaffFrame } from '#contracts/staff/frame.ts';
import type { NewRequestPage } from '#contracts/staff/new-request.ts';
import type { QueuePage } from '#contracts/staff/queue.ts';
import type { PersonPage, PersonsPage } from '#contracts/staff/person.ts';
import type { CaseStudiesPage, CaseStudyPage, TestimonialsPage } from '#contracts/staff/publications.ts';
import type { EndedPage, WrittenText } from '#contracts/staff/ended.ts';
import type { PasswordLinkPage } from '#contracts/staff/password-link.ts';
import type { RequestPage } from '#contracts/staff/request.ts';
import type { SeriesPage } from '#contracts/staff/series.ts';
import type { TemplatesPage } from '#contracts/staff/templates.ts';
import type { UsersPage } from '#contracts/staff/users.ts';
import type { AccountPage } from '#contracts/staff/account.ts';

/** Reports a problem. */
interface ProblemPage {
  locale: 'nl';
  title: string;
  text: string;
  /** What the user typed in a form that was refused. */
  written?: WrittenText[] | undefined;
}

export interface StaffPages {
  queue: QueuePage;
  request: RequestPage;
  'new-request': NewRequestPage;
  series: SeriesPage;
  agenda: AgendaPage;
  plan: PlanPage;
  closures: ClosuresPage;
  testimonials: TestimonialsPage;
  'case-studies': CaseStudiesPage;
  'case-study': CaseStudyPage;
  persons: PersonsPage;
  person: PersonPage;
  figures: FiguresPage;
  health: HealthPage;
  templates: TemplatesPage;
  users: UsersPage;
  account: AccountPage;
  problem: ProblemPage & StaffFrame;
  // For visitors without a session, or whose session cannot be looked up.
  ended: EndedPage;
  refused: ProblemPage;
  'password-link': PasswordLinkPage;
}

export type StaffPageName = keyof StaffPages;

/**
 * Returns the data of a page; throws when the page expects that of another. `Astro.locals` has no
 * type that depends on the page name, so the cast is here only.
 */
export function staffPage<Name extends StaffPageName>(
  { locals, routePattern }: { locals: { props?: object }; routePattern: string },
  name: Name,
): StaffPages[Name] {
  if (routePattern !== onDemandStaffPath(name)) throw new Error(`${routePattern} is not the page ${name}.`);
  return locals.props as StaffPages[Name];
}

/** The path of a page within Astro's server build; visitors cannot request it. */
export function onDemandStaffPath(name: StaffPageName): string {
  return `/on-demand/staff/${name}`;
}
