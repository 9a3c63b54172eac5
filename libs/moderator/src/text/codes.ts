/** From a to z. */
export const isSmall = (code: number): boolean => code >= 97 && code <= 122;
/** From A to Z. */
export const isCapital = (code: number): boolean => code >= 65 && code <= 90;
