/**
 * Names of bands, people and places, in their usual spelling, that contain a word the engine takes for abuse or
 * misspelt abuse. A single word counts only with its capital.
 */
const PROPER_NAMES = [
  'Niger',
  'Pussy Riot',
  'Dick Van Dyke',
  'Slutsky',
  'Phuc Dat Bich',
  'Sex Pistols',
  'Butthole Surfers',
  'Kike Hernandez',
  'Dyke Road',
  'Intercourse, Pennsylvania',
];
const A_PROPER_NAME = new RegExp(`(?<!\\p{L})(?:${PROPER_NAMES.join('|')})(?!\\p{L})`, 'gu');

/** The same words with an ordinary name instead of each. */
export const withPlainNames = (text: string): string => text.replace(A_PROPER_NAME, 'Ghana');
