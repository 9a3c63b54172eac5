const INVISIBLE = /[\u00AD\u200B-\u200F\u2060\uFEFF\u0640]/g;
const MARKS = /\p{M}/gu;
/** Vowel signs of Indic scripts are marks, too, and belong to the word. */
const LATIN_OR_ARABIC = /[\p{Script=Latin}\p{Script=Arabic}]/u;
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  æ: 'ae',
  đ: 'd',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ؤ: 'و',
  ئ: 'ي',
};
const REPLACED = /[ßłøœæđأإآٱىةؤئ]/g;

/** Lower case, composed, without invisible characters; accents stay. */
export function plainWord(word: string): string {
  return word.normalize('NFKC').toLowerCase().replace(INVISIBLE, '');
}

/** A plain word without accents, and with one spelling for letters that people mix up. */
export function foldWord(word: string): string {
  const replaced = word.replace(REPLACED, (letter) => LETTERS[letter] ?? letter);
  const isLatinOrArabic = LATIN_OR_ARABIC.test(replaced);
  return isLatinOrArabic
    ? replaced.normalize('NFKD').replace(MARKS, '')
    : replaced.normalize('NFKD').replaceAll('\u093C', '').normalize('NFC');
}

const DIGITS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  $: 's',
  '@': 'a',
};

/** Other readings of a disguised word: digits for letters, letters repeated, Arabic prefixes. The word itself is not among them. */
export function otherReadings(folded: string): string[] {
  const readings: string[] = [];
  if (/[013457$@]/.test(folded) && /\p{L}/u.test(folded))
    readings.push(folded.replace(/[013457$@]/g, (sign) => DIGITS[sign] ?? sign));
  if (/(.)\1\1/u.test(folded))
    readings.push(folded.replace(/(.)\1{2,}/gu, '$1'), folded.replace(/(.)\1{2,}/gu, '$1$1'));
  const bare = withoutArabicPrefix(folded);
  if (bare !== folded) readings.push(bare);
  return readings;
}

/** Arabic writes "and", "with", "for" and the article together with the word. */
function withoutArabicPrefix(folded: string): string {
  return folded.replace(/^[وفبلك]?(?:ال|لل)?(?=\p{Script=Arabic}{3})/u, '');
}
