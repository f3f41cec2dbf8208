/** What the search is asked in its address. */
export const questionParameter = 'q';

/** Longer ones are cut off. */
export const maxQuestionLength = 100;
