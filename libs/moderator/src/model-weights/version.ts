// Written by `npm run train`; never edited by hand.
export const WEIGHTS_VERSION = '4f59f587ce32';
