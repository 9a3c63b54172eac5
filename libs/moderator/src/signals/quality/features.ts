import { hashFeature, type SparseVector } from '../../models/sparse-vector.ts';
import { STOP_WORDS } from '../../similarity/stop-words.ts';
import { stemOf } from '../../similarity/stem.ts';

const CONNECTIVES = new Set(
  'because therefore however although since thus while if but moreover furthermore first firstly second secondly also example hence whereas despite instead consequently finally besides additionally'.split(
    ' ',
  ),
);
const SHORTHAND = new Set(
  'u ur r dont cant wont im thier alot becuase wat bcoz coz cuz lol plz thru n y hav tht ppl becoz dis da doesnt didnt isnt teh wanna gonna ya yall ok idk omg wtf cos gud bcz shud wud thats whats ive youre theyre'.split(
    ' ',
  ),
);
const BOOSTERS = new Set(
  'very really so totally absolutely completely definitely obviously clearly extremely'.split(' '),
);
const ABUSE =
  /\b(?:stupid|idiots?|dumb|suck\w*|crap|shit\w*|fuck\w*|damn|hell|moron\w*|retard\w*|hate|ugly|gay|loser|bitch)\b/;

type Reader = (text: string, words: readonly string[]) => number;

const share = (words: readonly string[], holds: (word: string) => boolean) =>
  words.filter(holds).length / Math.max(1, words.length);
const capped = (text: string, pattern: RegExp, most: number) =>
  Math.min(most, text.match(pattern)?.length ?? 0) / most;
const sentences = (text: string) => text.split(/[.!?]+/).filter((part) => part.trim() !== '').length || 1;

const capitalsIn = (text: string) => countCodes(text, 65, 90);
const lettersIn = (text: string) => countCodes(text, 97, 122) + capitalsIn(text);

function countCodes(text: string, first: number, last: number): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= first && code <= last) count += 1;
  }
  return count;
}

/** What a reader sees of how an argument is made, by name. Takes the text as written and its words in lower case. */
const READERS: readonly (readonly [string, Reader])[] = [
  ['length in words', (_, words) => Math.log(1 + words.length)],
  ['very short', (_, words) => Math.max(0, 1 - words.length / 25)],
  ['very long', (_, words) => Math.max(0, Math.log((1 + words.length) / 100))],
  ['distinct words', (_, words) => Math.log(1 + new Set(words.map(stemOf)).size)],
  ['number of sentences', (text) => Math.log(1 + sentences(text))],
  ['length of sentences', (text, words) => Math.log((1 + words.length) / sentences(text))],
  ['length of words', (text, words) => lettersIn(text) / Math.max(1, words.length)],
  ['long words', (_, words) => share(words, (word) => word.length > 6)],
  ['very long words', (_, words) => share(words, (word) => word.length > 9)],
  ['small words', (_, words) => share(words, (word) => STOP_WORDS.has(word))],
  ['variety of words', (_, words) => new Set(words).size / Math.max(1, words.length)],
  [
    'words that join sentences',
    (_, words) => Math.min(1, words.filter((word) => CONNECTIVES.has(word)).length / 4),
  ],
  ['share of joining words', (_, words) => share(words, (word) => CONNECTIVES.has(word))],
  ['shorthand', (_, words) => Math.min(1, words.filter((word) => SHORTHAND.has(word)).length / 3)],
  ['words that boost', (_, words) => share(words, (word) => BOOSTERS.has(word))],
  [
    'speaks of the writer',
    (_, words) => share(words, (word) => ['i', 'my', 'me', "i'm", 'im'].includes(word)),
  ],
  [
    'speaks to the reader',
    (_, words) => share(words, (word) => ['you', 'your', 'u', "you're"].includes(word)),
  ],
  ['speaks of all of us', (_, words) => share(words, (word) => ['we', 'our', 'us'].includes(word))],
  [
    'speaks of others',
    (_, words) => share(words, (word) => ['they', 'them', 'their', 'people'].includes(word)),
  ],
  ['rude words', (text) => (ABUSE.test(text.toLowerCase()) ? 1 : 0)],
  ['capital letters', (text) => capitalsIn(text) / Math.max(1, text.length)],
  ['words in capitals', (text) => capped(text, /\b[A-Z]{3,}\b/g, 3)],
  ['sentences without a capital', (text) => capped(text, /(?:^|[.!?]\s+)[a-z]/g, 4)],
  ['a small i', (text) => capped(text, /\bi\b/g, 2)],
  ['commas', (text, words) => (text.match(/,/g)?.length ?? 0) / Math.max(8, words.length)],
  ['exclamation marks', (text) => capped(text, /!/g, 3)],
  ['question marks', (text) => capped(text, /\?/g, 3)],
  ['repeated signs', (text) => capped(text, /\.\.+|!!+|\?\?+/g, 2)],
  ['spaces in the wrong place', (text) => capped(text, /\s[,.!?]|[,.!?][A-Za-z]/g, 3)],
  ['quotation marks', (text) => capped(text, /["“”]/g, 4)],
  ['figures', (text) => capped(text, /\d+/g, 4)],
  ['links', (text) => (/https?:|www\./.test(text) ? 1 : 0)],
  ['colons and semicolons', (text) => capped(text, /[:;]/g, 3)],
  ['brackets', (text) => capped(text, /\(/g, 2)],
  ['paragraphs', (text) => capped(text, /\n/g, 4)],
  ['ends as a sentence', (text) => (/[.!?"')\]]\s*$/.test(text) ? 1 : 0)],
  [
    'gives reasons',
    (text) =>
      capped(
        text.toLowerCase(),
        /\b(?:because|since|therefore|so that|due to|as a result|leads? to|causes?)\b/g,
        3,
      ),
  ],
  [
    'gives examples',
    (text) =>
      capped(
        text.toLowerCase(),
        /\b(?:for example|for instance|such as|e\.g\.|according to|stud(?:y|ies)|research|statistics|percent|%)/g,
        2,
      ),
  ],
  [
    'weighs both sides',
    (text) =>
      capped(
        text.toLowerCase(),
        /\b(?:however|although|though|on the other hand|while|but|whereas|even if|despite)\b/g,
        3,
      ),
  ],
  ['demands', (text) => capped(text.toLowerCase(), /\b(?:should|must|ought to|need to|have to)\b/g, 3)],
];

export const QUALITY_FEATURES: readonly string[] = READERS.map(([name]) => name);

export function qualityFeatures(text: string, words: readonly string[]): number[] {
  return READERS.map(([, read]) => read(text, words));
}

const WORDS_LIMIT = 400;

/** Which words an argument uses, whatever its length. */
export function qualityWords(words: readonly string[]): SparseVector {
  const names = [...new Set((words.length > WORDS_LIMIT ? words.slice(0, WORDS_LIMIT) : words).map(stemOf))];
  const value = 1 / Math.sqrt(names.length + 4);
  return {
    ids: Uint32Array.from(names, (name) => hashFeature(name)),
    values: new Float32Array(names.length).fill(value),
  };
}
