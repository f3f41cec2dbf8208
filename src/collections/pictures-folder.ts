/** The pictures that editors put into their texts. */
export const picturesFolder = 'src/content/pictures';

/** How their files may end. */
export const pictureTypes = /\.(jpe?g|png|webp|svg)$/i;
