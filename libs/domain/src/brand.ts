/** The product's name, in one place. */
export const BRAND = 'Rostrum';

/** The year of the copyright line, as specified. */
export const COPYRIGHT_YEAR = 2024;

/** The line that closes every public page. */
// eslint-disable-next-line words/visible -- As specified, in every language.
export const COPYRIGHT_LINE = `© ${COPYRIGHT_YEAR} ${BRAND}. All rights reserved.`;
