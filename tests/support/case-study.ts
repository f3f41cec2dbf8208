/** The form fields of an unpublished case study. */
export function aCaseStudy(changes: Record<string, string> = {}) {
  return {
    title: 'Een praktijk die om 7 uur opengaat',
    company: 'Huisartsen Zuid',
    industry: 'Zorg',
    challenge: 'De kamers waren om half 8 nog nat.',
    solution: 'Twee mensen beginnen om half 6.',
    results: 'Na 2 weken was elke kamer om 7 uur droog.',
    ...changes,
  };
}
