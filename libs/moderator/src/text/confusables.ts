/**
 * Letters and signs that are drawn like a Latin letter, beside the letter they imitate: Cyrillic, Greek, Armenian,
 * Cherokee, phonetic and small capital letters. What NFKD resolves by itself (full width, mathematical, circled) is
 * not listed.
 */
const LOOK_ALIKES: readonly (readonly [latin: string, imitations: string])[] = [
  ['a', 'аɑαΑАᴀɐაӑӓ'],
  ['b', 'ЬВвьβΒʙɓƄƅᏏბ'],
  ['c', 'сСϲϹᴄⅽↄɔς¢'],
  ['d', 'ԁɗᏧᴅđðɖԀ'],
  ['e', 'еЕєЄεΕҽɛəэᴇǝҿ℮'],
  ['f', 'ƒϝғꞙſ'],
  ['g', 'ɡɢԍգǥɠց'],
  ['h', 'һНнΗНհʜħᏂԋ'],
  ['i', 'іІїιΙıɪӏɩꙇᎥІ'],
  ['j', 'јЈϳʝɉյ'],
  ['k', 'кКκΚᴋƙҝқ'],
  ['l', 'ӏⅼʟłɫլŀℓ'],
  ['m', 'мМΜᴍⅿɱ'],
  ['n', 'пՈոռηΝɴŋɳπиИ'],
  ['o', 'оОοΟσօօᴏøөӨɵσ◦ჿס'],
  ['p', 'рРρΡᴘþҏϸ'],
  ['q', 'ԛգզ'],
  ['r', 'гГяʀᴦɾɼЯ'],
  ['s', 'ѕЅꜱʂՏ'],
  ['t', 'тТτΤᴛƭŧ'],
  ['u', 'υսᴜʋμцюՍ'],
  ['v', 'νѵᴠѴ∨'],
  ['w', 'ωшшԝѡᴡщԜɯ'],
  ['x', 'хХχΧҳ'],
  ['y', 'уУүγΥʏÿчүҮ'],
  ['z', 'ᴢΖʐʑƶ'],
];

/** From what is drawn to the letter that is meant. */
export const CONFUSABLES: ReadonlyMap<string, string> = new Map(
  LOOK_ALIKES.flatMap(([latin, imitations]) =>
    Array.from(imitations, (imitation): [string, string] => [imitation.toLowerCase(), latin]),
  ),
);

/** Enclosed letters that no Unicode form resolves: regional indicators, negative circles and squares. */
const ENCLOSED_STARTS = [0x1f150, 0x1f170, 0x1f1e6];
const LETTERS = 26;

/** The letter in an enclosed sign, or undefined. */
export function enclosedLetter(codePoint: number): string | undefined {
  const start = ENCLOSED_STARTS.find((first) => codePoint >= first && codePoint < first + LETTERS);
  return start === undefined ? undefined : String.fromCharCode(97 + codePoint - start);
}
