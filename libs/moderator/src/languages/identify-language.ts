import type { Span } from '@rostrum/domain';
import { OTHER_LANGUAGES, type OtherLanguage } from '@rostrum/domain/languages';
import { eld } from 'eld/extrasmall';
import { countLittleWords } from './little-words.ts';

/** `other`: surely a language that nothing here reads. `unknown`: too short or too mixed to tell; nobody guesses. */
export type NamedLanguage = 'en' | OtherLanguage | 'other' | 'unknown';

export type LanguagePart = Span & { language: NamedLanguage };

const NOT_WORDS = /@\S+|https?:\/\/\S+|[#\p{Extended_Pictographic}]/gu;
/** Characters that are looked at: a language shows soon. */
const SAMPLE = 1_000;
const FEWEST_WORDS = 3;
const FEWEST_LETTERS = 8;
const detector = eld.newInstance();

/** What a text is written in, by its script, then by its letters. Pure. */
export function nameLanguage(text: string): NamedLanguage {
  const sample = text.slice(0, SAMPLE).replace(NOT_WORDS, ' ');
  return byScript(sample) ?? byWords(sample);
}

const SCRIPTS: readonly (readonly [script: string, pattern: RegExp])[] = [
  ['Latin', /\p{Script=Latin}/gu],
  ['Han', /\p{Script=Han}/gu],
  ['Kana', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['Hangul', /\p{Script=Hangul}/gu],
  ['Devanagari', /\p{Script=Devanagari}/gu],
  ['Arabic', /\p{Script=Arabic}/gu],
];
/** Words of Marathi, which shares its script with Hindi. */
const MARATHI = /आहे|आणि|नाही(?!ं)/u;
/** Japanese is written with Chinese characters and its own; so much of its own shows it. */
const ENOUGH_KANA = 0.1;

function byScript(sample: string): NamedLanguage | undefined {
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 2) return 'unknown';
  const counts = SCRIPTS.map(([script, pattern]) => [script, sample.match(pattern)?.length ?? 0] as const);
  const count = new Map(counts);
  const han = count.get('Han') ?? 0;
  const kana = count.get('Kana') ?? 0;
  if (han + kana > letters / 2) return kana >= (han + kana) * ENOUGH_KANA ? 'ja' : 'zh';
  const [script = 'Latin', most = 0] = counts.toSorted((one, other) => other[1] - one[1])[0] ?? [];
  if (most < letters / 2) return counts.every(([, found]) => found === 0) ? 'other' : 'unknown';
  if (script === 'Hangul') return 'ko';
  if (script === 'Devanagari') return MARATHI.test(sample) ? 'other' : 'hi';
  if (script === 'Arabic') return ['ar', 'unknown'].includes(detected(sample)) ? 'ar' : 'other';
  return undefined;
}

function byWords(sample: string): NamedLanguage {
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (isHindi(words)) return 'hi-Latn';
  if (words.length < FEWEST_WORDS || words.join('').length < FEWEST_LETTERS) return 'unknown';
  const language = words.length > FEW_WORDS ? detected(sample) : detectedInFew(sample, words);
  if (language === 'en' || language === 'unknown') return language;
  return OTHER_LANGUAGES.find((known) => known === language) ?? 'other';
}

function detected(sample: string): string {
  const result = detector.detect(sample);
  return result.language && result.isReliable() ? result.language : 'unknown';
}

/** So few words are often taken for another language. */
const FEW_WORDS = 7;
/** Little words that name a language against the letters. */
const ENOUGH_LITTLE_WORDS = 2;

/**
 * The language of a few words: their letters say little, so their little words decide. "Eres un idiota" is not Italian,
 * because "eres" is Spanish.
 */
function detectedInFew(sample: string, words: readonly string[]): string {
  const language = detected(sample);
  if (language === 'en' || language === 'unknown') return language;
  const counts = countLittleWords(words);
  const [[best, most] = ['unknown', 0], [, next] = ['unknown', 0]] = counts;
  if (most === (new Map(counts).get(language) ?? 0)) return language;
  return most >= ENOUGH_LITTLE_WORDS && most > next ? best : 'unknown';
}

/** Little words of Hindi in Latin letters, which no detector here knows. */
const HINDI_WORDS = new Set(
  `hai hain nahi nahin nhi kya kyu kyun aur ka ki ke ko mein hum tum aap tumhe tumhara tumhari mera meri mere tera teri tere
  yeh woh wo tha thi bhi se kar karo karte karta karna raha rahe rahi gaya gayi hota hoti hote hoon hun apne apna apni kuch sab
  koi liye wala wale wali jaise jaisa bahut bohot abhi phir lekin agar toh mujhe tujhe unka unki unke inko unko inka inke sabse
  ek jo isko uska uski iske chahiye sakte sakta nahin hona log logo logon`.split(/\s+/),
);
const FEWEST_HINDI = 2;
const ENOUGH_HINDI = 0.3;

function isHindi(words: readonly string[]): boolean {
  const found = words.filter((word) => HINDI_WORDS.has(word));
  return new Set(found).size >= FEWEST_HINDI && found.length >= words.length * ENOUGH_HINDI;
}

const PIECE = /[^.!?…।。！？؟\n]+[.!?…।。！？؟\n]*/gu;

/**
 * The parts of a text by language, sentence by sentence, in order and without gaps. A sentence too short to tell goes with
 * the one before it, or else with the one behind it.
 */
export function languageParts(text: string): LanguagePart[] {
  const pieces = [...text.matchAll(PIECE)].map(({ 0: piece, index }) => ({
    start: index,
    end: index + piece.length,
    language: nameLanguage(piece),
  }));
  const parts: LanguagePart[] = [];
  for (const piece of pieces) {
    const last = parts.at(-1);
    const joins =
      last &&
      (piece.language === 'unknown' || last.language === 'unknown' || piece.language === last.language);
    if (!joins) parts.push(piece);
    else {
      last.end = piece.end;
      if (last.language === 'unknown') last.language = piece.language;
    }
  }
  return parts;
}
