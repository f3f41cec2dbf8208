/** The query parameter of the search. */
export const questionParameter = 'q';

/** The length at which longer queries are truncated. */
export const maxQuestionLength = 100;
