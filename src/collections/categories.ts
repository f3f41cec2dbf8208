/** Categories of articles; their names are in the messages of the blog. */
export const blogCategories = ['office', 'pharmacy', 'care', 'sustainability', 'sme', 'quality'] as const;

export type BlogCategory = (typeof blogCategories)[number];
