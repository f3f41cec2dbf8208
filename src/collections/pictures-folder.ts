/** The folder of the pictures in texts. */
export const picturesFolder = 'src/content/pictures';

/** The accepted file extensions. */
export const pictureTypes = /\.(jpe?g|png|webp|svg)$/i;
