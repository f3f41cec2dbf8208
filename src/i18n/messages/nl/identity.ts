/** The company: legal identity, people and history. */
export const identity = {
  // On the contact page. The footer and the foot of each mail also have the two numbers.
  heading: 'Bedrijfsgegevens',
  chamber: 'KvK-nummer {chamberOfCommerceNumber}',
  vat: 'Btw-nummer {vatNumber}',
  // On the about page, above people with one of the roles below.
  peopleHeading: 'Wie u spreekt',
  roledirector: 'Directeur',
  roleplanner: 'Planner',
  roleinspector: 'Kwaliteitscontroleur',
  roletrainer: 'Praktijkopleider',
  // Heading of the company's history.
  milestonesHeading: 'Van {founded} tot nu',
};
