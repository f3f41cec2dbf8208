/** Routes of the workspace that respond with a file or JSON instead of a page. */
export const staffFiles: readonly string[] = [
  '/beheer/verzoeken.csv',
  '/beheer/cijfers.csv',
  '/beheer/stand',
  '/beheer/verzoeken/:reference/cv',
  '/beheer/verzoeken/:reference/bijlagen/:id',
  '/beheer/praktijkverhalen/:id/foto',
];
