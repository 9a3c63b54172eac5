/** The product's name, in one place. */
export const BRAND = 'Rostrum';

/** The year of the copyright line, as specified. */
export const COPYRIGHT_YEAR = 2024;
