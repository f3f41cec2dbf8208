/** The data of each workspace page, by its file name in `src/pages/on-demand/staff`. */
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
  // Rendered without the workspace frame, which needs a session.
  ended: EndedPage;
  refused: ProblemPage;
  'password-link': PasswordLinkPage;
}

export type StaffPageName = keyof StaffPages;

/**
 * Returns the data of the page; throws when `name` is not the page of the route. It needs a cast,
 * because `App.Locals` cannot depend on the route.
 */
export function staffPage<Name extends StaffPageName>(
  { locals, routePattern }: { locals: { props?: object }; routePattern: string },
  name: Name,
): StaffPages[Name] {
  if (routePattern !== onDemandStaffPath(name))
    throw new Error(`staffPage('${name}') called from ${routePattern}`);
  return locals.props as StaffPages[Name];
}

/** The path of a page within Astro's server build; visitors cannot request it. */
export function onDemandStaffPath(name: StaffPageName): string {
  return `/on-demand/staff/${name}`;
}
