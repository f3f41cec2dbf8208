/** From how many characters a quotation is too long for large type. */
export const longText = 240;
