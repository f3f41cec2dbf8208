/** The pictures that editors put into their texts. */
export const picturesFolder = 'src/content/pictures';
