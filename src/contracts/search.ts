/** The parameter of the search query. */
export const questionParameter = 'q';

/** Longer ones are cut off. */
export const maxQuestionLength = 100;
