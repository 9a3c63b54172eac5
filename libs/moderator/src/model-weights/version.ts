// Written by `npm run train`; never edited by hand.
export const WEIGHTS_VERSION = 'b2f4c967ba2b';
