import { HOUSE_OFFICES, HOUSE_TITLES } from '@rostrum/domain';
import { SIGNS_FOR_LETTERS } from '../text/confusables.ts';
import { fold } from '../text/fold.ts';

/** The same office in other languages. */
const TITLES_ELSEWHERE = [
  'moderador moderadora moderadores moderateur moderatrice moderatore moderatorin moderatoren moderaator',
  'administrador administradora administrateur administratrice amministratore administratoren',
  'модератор модераторы администратор админ система поддержка',
].join(' ');
/** Words beside an office that do not change it: "The AI Judge", "Official Support". */
const BESIDE_OFFICES =
  'the a an your our my this ai bot mod mods assistant head chief senior lead live chat desk center centre service services debate debates and of for at dr mr mrs ms safety trust account accounts';

const TITLES = new Set([...HOUSE_TITLES, ...TITLES_ELSEWHERE.split(' ')].flatMap(readingsOf));
const OFFICES = new Set(HOUSE_OFFICES.flatMap(readingsOf));
const BESIDE = new Set(BESIDE_OFFICES.split(' ').flatMap(readingsOf));
/** These are recognised even inside a longer word, because no other word contains them. */
const LONG_TITLES = [...TITLES].filter((title) => title.length >= 7);
const PIECES = [...TITLES, ...OFFICES, ...BESIDE].toSorted((one, other) => other.length - one.length);
const ALL_PIECES = new RegExp(`^(?:${PIECES.join('|')})+$`);

/**
 * Whether a name poses as the house or its moderator, in any disguise: with letters of other scripts, digits for
 * letters, spaces or nothing between them.
 */
export function posesAsHouse(name: string): boolean {
  return readingsOf(name).some((reading) => {
    const words = joinLetters(reading.split(' ').filter(Boolean));
    return words.some(isTitle) || isOffice(words) || isMadeOfPieces(words.join(''));
  });
}

/** A name's form for comparison: it ignores look-alike letters, capitals, accents, digits and spaces. */
export function atAGlance(name: string): string {
  return asWords(fold(name).text).replaceAll(' ', '');
}

function isTitle(word: string): boolean {
  return TITLES.has(word) || LONG_TITLES.some((title) => word.includes(title)) || isGluedTitle(word);
}

/** "AdminTeam", "theadmin", but not "badminton". */
function isGluedTitle(word: string): boolean {
  return [...TITLES].some(
    (title) =>
      (word.startsWith(title) && ALL_PIECES.test(word.slice(title.length))) ||
      (word.endsWith(title) && ALL_PIECES.test(word.slice(0, -title.length))),
  );
}

function isOffice(words: readonly string[]): boolean {
  return (
    words.some((word) => OFFICES.has(word)) && words.every((word) => OFFICES.has(word) || BESIDE.has(word))
  );
}

/** "Mod erator", "sup port": a word split in two, with nothing else around it. */
function isMadeOfPieces(joined: string): boolean {
  return TITLES.has(joined) || OFFICES.has(joined) || isGluedTitle(joined);
}

/** "m o d e r a t o r": joins single letters into one word. */
function joinLetters(words: readonly string[]): string[] {
  const joined: string[] = [];
  let wasLetter = false;
  for (const word of words) {
    const isLetter = word.length === 1;
    if (isLetter && wasLetter) joined.push(`${joined.pop() ?? ''}${word}`);
    else joined.push(word);
    wasLetter = isLetter;
  }
  return joined;
}

/** A text as words of small letters: signs read as letters, and again with the digits around words left out. */
function readingsOf(text: string): string[] {
  const { text: folded } = fold(text);
  const bare = folded.replace(/(?<![^\s_-])\d+|\d+(?![^\s_-])/g, ' ');
  return [...new Set([folded, bare].map(asWords))];
}

/** Letters that look alike at a glance count as one: l and i, rn and m, vv and w. */
function asWords(folded: string): string {
  return Array.from(folded, (sign) => SIGNS_FOR_LETTERS.get(sign)?.charAt(0) ?? sign)
    .join('')
    .replaceAll('l', 'i')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}
