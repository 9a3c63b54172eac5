import { SIGNS_FOR_LETTERS } from '../text/confusables.ts';
import { fold } from '../text/fold.ts';

const KILLERS =
  '(?:adolf|hitler|himmler|goebbels|mengele|eichmann|stalin|polpot|binladen|osama|breivik|idiamin|nazis)';
const PRAISE =
  '(?:(?:was|were|is|are)(?:so|always|totally)?right|didnothingwrong|(?:was|is)ahero|rules|rocks|fan|lover|forever)';
const PRAISED = new RegExp(
  `(?:heil|hail|ilove|welove|viva)${KILLERS}|siegheil|${KILLERS}${PRAISE}|gasthejews`,
);

/**
 * Whether a name praises mass murderers, even with signs between or instead of its letters. A name says it to
 * everybody. In a motion it would be a claim, which people can debate. Pure.
 */
export function praisesKillers(name: string): boolean {
  const { text } = fold(name);
  const letters = Array.from(text, (sign) => SIGNS_FOR_LETTERS.get(sign)?.charAt(0) ?? sign).join('');
  return [text, letters].some((reading) => PRAISED.test(reading.replace(/[^a-z]/g, '')));
}
