/** The query parameter of the search. */
export const questionParameter = 'q';

/** Longer queries are truncated. */
export const maxQuestionLength = 100;
