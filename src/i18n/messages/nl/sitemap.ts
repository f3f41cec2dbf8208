export const sitemap = {
  title: 'Sitemap: alle pagina’s | {brand}',
  description:
    'Alle pagina’s van {brand} op een rij: diensten, bedrijf, contact en afspraken, artikelen van de blog en juridische informatie.',
  heading: 'Sitemap',
  intro: 'Alle pagina’s van deze website op een rij.',
  // Headings of the groups of links.
  servicesHeading: 'Diensten',
  // Link to the page of all services.
  allServices: 'Alle diensten',
  companyHeading: 'Over {brand}',
  contactHeading: 'Contact en afspraken',
  websiteHeading: 'Over deze website',
  articlesHeading: 'Artikelen',
};
