/** The company: legal identity, people and history. */
export const identity = {
  // On the contact page; the two numbers in the footer and under each mail as well.
  heading: 'Bedrijfsgegevens',
  chamber: 'KvK-nummer {chamberOfCommerceNumber}',
  vat: 'Btw-nummer {vatNumber}',
  // On the about page, above names with one of the roles below; only if the facts file has them.
  peopleHeading: 'Wie u spreekt',
  roledirector: 'Directeur',
  roleplanner: 'Planner',
  roleinspector: 'Kwaliteitscontroleur',
  roletrainer: 'Praktijkopleider',
  // Heading of the company's history.
  milestonesHeading: 'Van {founded} tot nu',
};
