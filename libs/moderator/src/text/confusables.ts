/**
 * Letters and signs that are drawn like a Latin letter, beside the letter they imitate: of Cyrillic, Greek, Armenian,
 * Cherokee, Lisu, Coptic and other scripts, phonetic and small capital letters. The data file of Unicode's UTS #39 (13.0)
 * and letters that we met besides. What NFKD resolves by itself (full width, mathematical, circled) is not listed, nor are
 * the scripts whose words we read as they stand, such as Arabic.
 */
const LOOK_ALIKES: readonly (readonly [latin: string, imitations: string])[] = [
  ['a', 'аɑαΑАᴀɐაӑӓ⍺Ꭺᗅꓮ𖽀𐊠'],
  ['b', 'ЬВвьβΒʙɓƄƅᏏბᖯꞴᏴᗷꓐ𐊂𐊡𐌁'],
  ['c', 'сСϲϹᴄⅽↄɔς¢ⲥꮯ𐐽𑣲𑣩ꓚ𐊢𐌂𐔜'],
  ['d', 'ԁɗᏧᴅđðɖԀᑯꓒᎠᗞᗪꓓ'],
  ['e', 'еЕєЄεΕҽɛəэᴇǝҿ℮ꬲ⋿ⴹᎬꓰ𑢦𑢮𐊆'],
  ['f', 'ƒϝғꞙſꬵẝք𝈓𝟊ᖴꓝ𑣂𐊇𐊥𐔥'],
  ['g', 'ɡɢԍգǥɠցᶃƍᏀᏳꓖ'],
  ['h', 'һНнΗНհʜħᏂԋⲎᎻᕼꓧ𐋏'],
  ['i', 'іІїιΙıɪӏɩꙇᎥІ⍳ι𑣃'],
  ['j', 'јЈϳʝɉյᎫᒍꓙ'],
  ['k', 'кКκΚᴋƙҝқⲔᏦᛕꓗ𐔘'],
  ['l', 'ӏⅼʟłɫլŀℓ∣⏽￨𐌠ǀⲒⵏᛁꓲ𖼨𐊊𐌉𝈪ⳐᏞᒪꓡ𖼖𑢲𐐛𐔦'],
  ['m', 'мМΜᴍⅿɱϺⲘᎷᗰᛖꓟ𐊰𐌑'],
  ['n', 'пՈոռηΝɴŋɳπиИⲚꓠ𐔓'],
  ['o', 'оОοΟσօօᴏøөӨɵσ◦ჿסᴑꬽⲟ𐓪𑣈𑣗𐐬𑣠ⵔꓳ𑢵𐊒𐊫𐔖'],
  ['p', 'рРρΡᴘþҏϸϱⲣᏢᑭꓑ𐊕'],
  ['q', 'ԛգզⵕ'],
  ['r', 'гГяʀᴦɾɼЯꭇꭈⲅꮁ𝈖ᎡᏒ𐒴ᖇꓣ𖼵'],
  ['s', 'ѕЅꜱʂՏƽꮪ𑣁𐑈Ꮥꓢ𖼺𐊖'],
  ['t', 'тТτΤᴛƭŧⲦᎢꓔ𖼊𑢼𐊗𐊱𐌕'],
  ['u', 'υսᴜʋμцюՍꞟꭎꭒ𐓶𑣘ᑌꓴ𖽂'],
  ['v', 'νѵᴠѴ∨ꮩ𑣀𝈍ⴸᐯꓦ𖼈𐔝'],
  ['w', 'ωшшԝѡᴡщԜɯաꮃ𑣯𑣦Ꮤꓪ'],
  ['x', 'хХχΧҳ᙮ᕁᕽ᙭𐌢𑣬ꞳⲬⵝᚷꓫ𐊐𐊴𐌗𐔧'],
  ['y', 'уУүγΥʏÿчүҮɣᶌỿꭚϒⲨᎩᎽꓬ𖽃𑢤𐊲'],
  ['z', 'ᴢΖʐʑƶꮓ𑣥ꓜ𑢩'],
];

/** Digits and signs that replace a letter ("m0derat0r"), with possible readings, likeliest first. */
export const SIGNS_FOR_LETTERS: ReadonlyMap<string, string> = new Map([
  ['0', 'o'],
  ['1', 'il'],
  ['2', 'z'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['6', 'gb'],
  ['7', 't'],
  ['8', 'b'],
  ['9', 'g'],
  ['@', 'a'],
  ['$', 's'],
  ['!', 'i'],
  ['|', 'li'],
  ['+', 't'],
  ['#', 'h'],
  ['*', ''],
]);

/** From the drawn character to the intended letter. */
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
