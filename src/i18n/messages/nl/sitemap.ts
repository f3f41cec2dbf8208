export const sitemap = {
  title: 'Sitemap: alle pagina’s | {brand}',
  description:
    'Alle pagina’s van {brand} op een rij: diensten, bedrijf, contact en afspraken, artikelen van de blog en juridische informatie.',
  heading: 'Sitemap',
  intro: 'Alle pagina’s van deze website op een rij.',
  // Groups of links.
  servicesHeading: 'Diensten',
  // Page of services, in the group of that name.
  allServices: 'Alle diensten',
  companyHeading: 'Over {brand}',
  contactHeading: 'Contact en afspraken',
  websiteHeading: 'Over deze website',
  articlesHeading: 'Artikelen',
};
